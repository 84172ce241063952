// @covers several-processes

import { expect, test } from 'vitest';
import { wallet } from './wallet.fixture.ts';
import { createWalletRefresh } from './wallet-refresh.ts';

/** Members who are called "nobody…" do not exist. */
function refreshOver(asked: string[][]) {
  return createWalletRefresh(async (memberIds) => {
    asked.push([...memberIds]);
    return memberIds.filter((id) => !id.startsWith('nobody')).map((memberId) => ({ ...wallet, memberId }));
  });
}

test('wallets that are asked for in one turn of the loop are read together, each once', async () => {
  const asked: string[][] = [];
  const refresh = refreshOver(asked);
  const wallets = await Promise.all(['a', 'b', 'nobody', 'a'].map(refresh));
  expect(wallets.map((found) => found?.memberId ?? null)).toEqual(['a', 'b', null, 'a']);
  expect(asked).toEqual([['a', 'b', 'nobody']]);
  await refresh('a');
  expect(asked).toEqual([['a', 'b', 'nobody'], ['a']]);
});

test('more than a call of money has acts are read in several statements', async () => {
  const asked: string[][] = [];
  const refresh = refreshOver(asked);
  const ids = Array.from({ length: 513 }, (_, index) => `m${index}`);
  const wallets = await Promise.all(ids.map(refresh));
  expect(wallets.map((found) => found?.memberId)).toEqual(ids);
  expect(asked.map(({ length }) => length)).toEqual([512, 1]);
});

test('a reading that fails is reported to all who wait for it, and the next one goes on', async () => {
  let failures = 1;
  const refresh = createWalletRefresh(async (memberIds) => {
    failures -= 1;
    if (failures >= 0) throw new Error('the connection was lost');
    return memberIds.map((memberId) => ({ ...wallet, memberId }));
  });
  const outcomes = await Promise.allSettled(['a', 'b'].map(refresh));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await refresh('a'))?.memberId).toBe('a');
});
