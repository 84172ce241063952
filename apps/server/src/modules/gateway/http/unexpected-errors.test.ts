// @covers wallet-http wallet-unexpected-errors

import { afterEach, expect, test } from 'vitest';
import { type OpenedWallet, useWalletHttp } from './wallet-http.fixture.ts';

const http = useWalletHttp();
const logged: { error: unknown; reference: string | undefined }[] = [];
const onFailure = (error: unknown, reference?: string) => void logged.push({ error, reference });
afterEach(() => void logged.splice(0));

const ask = async (opened: OpenedWallet, command: 'feed' | 'promo', body: object) =>
  http.send(opened, await http.newKey(opened), command, JSON.stringify(body));
const page = { after: null, limit: 581 };

test('a question that takes too long is in the log once, under the reference that the vendor gets', async () => {
  const right = http.operator.walletFor('ACME');
  const wallet = { ...right, feed: () => new Promise<never>(() => undefined) };
  const opened = await http.open({ walletFor: () => wallet, deadlineMs: 300, onFailure });
  const response = await ask(opened, 'feed', page);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'internal', reference: logged[0]?.reference });
  expect(logged.map(({ error }) => String(error))).toEqual(['Error: feed of ACME took longer than an answer may']);
});

test('a question that fails is answered with the reference of its one line in the log', async () => {
  const broken = new Error('nobody expected this');
  const wallet = { ...http.operator.walletFor('ACME'), feed: () => Promise.reject(broken) };
  const response = await ask(await http.open({ walletFor: () => wallet, onFailure }), 'feed', page);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'internal', reference: logged[0]?.reference });
  expect(logged).toEqual([{ error: broken, reference: expect.stringMatching(/^[0-9a-f]{10}$/) }]);
});

test('an act that fails is INTERNAL, with the reference of its line in the log', async () => {
  const { playerRef } = await http.newActor();
  const wallet = { ...http.operator.walletFor('ACME'), promo: () => Promise.reject(new Error('nobody expected this')) };
  const opened = await http.open({ walletFor: () => wallet, onFailure });
  const response = await ask(opened, 'promo', { playerRef, txId: 'gift', campaign: 'c', amountMinor: '5' });
  expect(await response.json()).toMatchObject({ code: 'INTERNAL', retry: 'same' });
  expect(response.headers.get('x-reference')).toBe(logged[0]?.reference);
  expect(logged).toHaveLength(1);
});
