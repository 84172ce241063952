// @covers open-round-cache

import { expect, test } from 'vitest';
import { wallet as cashWallet } from './wallet.fixture.ts';
import type { EarlierAct, Wallet } from './wallet.ts';
import { createWalletCache } from './wallet-cache.ts';

const wallet = (memberId: string, more: Partial<Wallet> = {}): Wallet => ({
  ...cashWallet,
  memberId,
  ...more,
});

test('gives back what was kept last, and nothing after it was forgotten', () => {
  const cache = createWalletCache();
  expect(cache.get('a')).toBeUndefined();
  cache.keep(wallet('a'));
  cache.keep(wallet('a', { generation: 2n }));
  expect(cache.get('a')?.generation).toBe(2n);
  cache.forget('a');
  cache.forget('nobody');
  expect(cache.get('a')).toBeUndefined();
});

test('keeps no earlier acts: they were those of one request', () => {
  const cache = createWalletCache();
  const earlier = [{ reference: 'bet' } as EarlierAct];
  const given = wallet('a', { earlier });
  cache.keep(given);
  expect(cache.get('a')?.earlier).toEqual([]);
  expect(given.earlier).toBe(earlier);
});

test('beyond its capacity it lets go of the wallet that was left alone longest', () => {
  const cache = createWalletCache(3);
  for (const memberId of ['a', 'b', 'c']) cache.keep(wallet(memberId));
  cache.keep(wallet('a'));
  cache.keep(wallet('d'));
  expect(['a', 'b', 'c', 'd'].filter((memberId) => cache.get(memberId))).toEqual(['a', 'c', 'd']);
});

test('a memo stands beside its wallet until the next act keeps another or none', () => {
  const cache = createWalletCache(2);
  cache.keep(wallet('a'), ['round']);
  cache.keep(wallet('b'));
  expect([cache.memoOf('a'), cache.memoOf('b')]).toEqual([['round'], undefined]);
  cache.keep(wallet('a'));
  expect(cache.memoOf('a')).toBeUndefined();
  cache.keep(wallet('a'), ['another']);
  cache.forget('a');
  expect(cache.memoOf('a')).toBeUndefined();
});

test('a memo goes with its wallet when there is no more room', () => {
  const cache = createWalletCache(1);
  cache.keep(wallet('a'), ['round']);
  cache.keep(wallet('b'));
  expect([cache.get('a'), cache.memoOf('a')]).toEqual([undefined, undefined]);
});
