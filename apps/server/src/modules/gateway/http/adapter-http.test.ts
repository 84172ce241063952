// @covers wallet-http

import { beforeEach, expect, test } from 'vitest';
import { plainAdapter, type VendorAdapter } from './index.ts';
import { game, type OpenedWallet, type TestActor, useWalletHttp, type VendorKey } from './wallet-http.fixture.ts';

const http = useWalletHttp();
let opened: OpenedWallet;
let key: VendorKey;
let actor: TestActor;
let roundId: string;
let sequence = 0;
beforeEach(async () => {
  opened = await http.open();
  key = await http.newKey(opened);
  actor = await http.newActor();
  sequence += 1;
  roundId = `round-${sequence}`;
});

const adapt = async (more: Partial<VendorAdapter>) => {
  const set = await opened.admin.setVendorAdapter({ vendorCode: 'ACME', adapter: { ...plainAdapter, ...more } });
  expect(set.ok).toBe(true);
};
const ask = async (command: Parameters<typeof http.send>[2], body: object) => {
  const response = await http.send(opened, key, command, JSON.stringify(body));
  const told = (await response.json()) as { entries?: { roundId: string }[] };
  return { status: response.status, ...told };
};
const debit = (more: object = {}) => ({ ...actor, txId: `${roundId}-bet`, roundId, gameCode: game, ...more });
const credit = (more: object = {}) => ({
  playerRef: actor.playerRef,
  txId: `${roundId}-win`,
  roundId,
  gameCode: game,
  kind: 'win',
  refTxIds: [`${roundId}-bet`],
  ...more,
});

test('a vendor of decimals sends and hears decimals', async () => {
  await adapt({ amounts: { form: 'decimal', rounding: 'floor' } });
  const { playerRef } = actor;
  expect(await ask('debit', debit({ amount: '0.609' }))).toMatchObject({
    status: 'ok',
    balance: { cash: '9.40', bonus: '0.00', locked: '0.00', version: expect.any(String) },
  });
  expect(await ask('credit', credit({ amount: '1.00', roundEnd: true }))).toMatchObject({ balance: { cash: '10.40' } });
  expect(await ask('balance', { playerRef })).toMatchObject({ balance: { cash: '10.40' } });
  expect(await ask('getRound', { roundId })).toMatchObject({ round: { stake: '0.60', payout: '1.00' } });
  expect(await ask('getTx', { txId: `${roundId}-bet` })).toMatchObject({ tx: { code: 'OK', balance: null } });
  const { entries } = await ask('feed', { after: null, limit: 1_000 });
  expect(entries?.filter((entry) => entry.roundId === roundId)).toMatchObject([
    { amount: '-0.60' },
    { amount: '1.00' },
  ]);
  const { launchToken } = await http.operator.adminFor('ACME').newPlayer({ balanceMinor: 5n });
  expect(await ask('authenticate', { launchToken })).toMatchObject({ value: { balance: { cash: '0.05' } } });
});

test('a vendor of decimals that sends minor units, or too fine a stake, is refused and nothing moves', async () => {
  await adapt({ amounts: { form: 'decimal', rounding: 'exact' } });
  const before = http.stateOf();
  expect(await ask('debit', debit({ amountMinor: '60' }))).toEqual({
    status: 400,
    error: 'invalid_input',
    fields: { amountMinor: 'field_unknown' },
  });
  expect(await ask('debit', debit({ amount: '0.601' }))).toMatchObject({ fields: { amount: 'amount_scale' } });
  expect(await ask('debit', debit({ amount: '0.00' }))).toMatchObject({ fields: { amount: 'amount_format' } });
  expect(await ask('debit', debit())).toMatchObject({ fields: { amount: 'field_missing' } });
  expect(http.stateOf()).toBe(before);
});

test('a stake that rounds to nothing is refused', async () => {
  await adapt({ amounts: { form: 'decimal', rounding: 'floor' } });
  expect(await ask('debit', debit({ amount: '0.009' }))).toMatchObject({ fields: { amount: 'amount_format' } });
});

test('for a player whom it never met a vendor of decimals is refused in the words of business', async () => {
  await adapt({ amounts: { form: 'decimal', rounding: 'exact' } });
  expect(await ask('debit', debit({ amount: '1', playerRef: 'nobody' }))).toMatchObject({ code: 'SESSION_INVALID' });
  expect(await ask('credit', credit({ amount: '1', roundEnd: true, playerRef: 'nobody' }))).toMatchObject({
    code: 'REF_NOT_FOUND',
  });
});

test('the cancel of a bet that never came: REF_NOT_FOUND each time, and the bet is barred all the same', async () => {
  await adapt({ cancelUnknown: 'refNotFound' });
  const { playerRef } = actor;
  const target = `${roundId}-bet`;
  const cancel = { playerRef, roundId, gameCode: game, txId: `${roundId}-cancel`, targetTxId: target, reason: 'x' };
  expect(await ask('cancel', cancel)).toMatchObject({ status: 'refused', code: 'REF_NOT_FOUND', retry: 'never' });
  expect(await ask('cancel', cancel)).toMatchObject({ code: 'REF_NOT_FOUND' });
  expect(await ask('cancel', { ...cancel, txId: `${roundId}-again` })).toMatchObject({ code: 'REF_NOT_FOUND' });
  expect(await ask('debit', debit({ amountMinor: '60' }))).toMatchObject({ code: 'TX_CANCELLED' });
});

test('also when that it never came could not be noted with the cancel', async () => {
  await adapt({ cancelUnknown: 'refNotFound' });
  const target = { playerRef: actor.playerRef, roundId, gameCode: game, targetTxId: `${roundId}-bet`, reason: 'x' };
  const cancel = { ...target, txId: `${roundId}-cancel` };
  await http.owner.query('revoke insert on vendor_unknown_targets from baize_app');
  try {
    expect(await ask('cancel', cancel)).toMatchObject({ code: 'INTERNAL', retry: 'same' });
  } finally {
    await http.owner.query('grant insert on vendor_unknown_targets to baize_app');
  }
  expect(await ask('cancel', cancel)).toMatchObject({ code: 'REF_NOT_FOUND' });
});

test('the cancel of a bet that came stays OK for such a vendor, and when repeated', async () => {
  await adapt({ cancelUnknown: 'refNotFound' });
  await ask('debit', debit({ amountMinor: '60' }));
  const cancel = {
    playerRef: actor.playerRef,
    roundId,
    gameCode: game,
    txId: `${roundId}-cancel`,
    targetTxId: `${roundId}-bet`,
    reason: 'x',
  };
  expect(await ask('cancel', cancel)).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: '1000' } });
  expect(await ask('cancel', cancel)).toMatchObject({ code: 'OK', replay: true });
});

test('a win ends the round of a vendor that says no end', async () => {
  await adapt({ roundEnd: 'withCredit' });
  await ask('debit', debit({ amountMinor: '60' }));
  expect(await ask('credit', credit({ amountMinor: '10' }))).toMatchObject({ code: 'OK' });
  expect(await ask('getRound', { roundId })).toMatchObject({ round: { status: 'closed' } });
});

test('a repeat tells the balance of the first answer to a vendor that wants it, that of now to others', async () => {
  await adapt({ replayBalance: 'original' });
  const first = await ask('debit', debit({ amountMinor: '60' }));
  await ask('credit', credit({ amountMinor: '500', roundEnd: true }));
  expect(await ask('debit', debit({ amountMinor: '60' }))).toEqual({ ...first, replay: true });
  await adapt({ replayBalance: 'current' });
  expect(await ask('debit', debit({ amountMinor: '60' }))).toMatchObject({
    replay: true,
    balance: { cashMinor: '1440' },
  });
});

test('what such vendors are answered again is kept for ever: nothing deletes it, and the application may not', async () => {
  await adapt({ replayBalance: 'original', cancelUnknown: 'refNotFound' });
  const target = { playerRef: actor.playerRef, roundId, gameCode: game, targetTxId: `${roundId}-none`, reason: 'x' };
  const cancel = { ...target, txId: `${roundId}-cancel` };
  const first = await ask('debit', debit({ amountMinor: '60' }));
  const barred = await ask('cancel', cancel);
  expect(barred).toMatchObject({ code: 'REF_NOT_FOUND' });
  await ask('credit', credit({ amountMinor: '500', roundEnd: true }));
  http.clock.advanceMs(1_000 * 24 * 60 * 60_000);
  await opened.purge();
  expect(await ask('debit', debit({ amountMinor: '60' }))).toEqual({ ...first, replay: true });
  expect(await ask('cancel', cancel)).toMatchObject({ code: 'REF_NOT_FOUND' });
  for (const table of ['vendor_first_balances', 'vendor_unknown_targets'])
    await expect(http.database.deleteFrom(table).execute()).rejects.toThrow(/permission denied/);
});

test('each result of a bet has a first answer of its own', async () => {
  await adapt({ replayBalance: 'original' });
  const { playerRef, session } = actor;
  const bet = { betId: `${roundId}-two-step`, playerRef };
  await ask('makeBet', { ...bet, session, gameCode: game, amountMinor: '100', legs: [], pricePolicy: 'any' });
  await ask('commitBet', bet);
  const settle = (command: 'settleBet' | 'resettleBet', generation: number, payoutMinor: string) =>
    ask(command, { ...bet, generation, payoutMinor, result: 'won', policy: 'refuse' });
  await settle('settleBet', 1, '10');
  await settle('resettleBet', 2, '20');
  const third = await settle('resettleBet', 3, '30');
  expect(third).toMatchObject({ replay: false, balance: { cashMinor: '930' } });
  expect(await settle('resettleBet', 3, '30')).toEqual({ ...third, replay: true });
});

test('a list of an answer stays a list for a vendor of decimals, for a player whom it never met too', async () => {
  await adapt({ amounts: { form: 'decimal', rounding: 'exact' } });
  expect(await ask('pools', { playerRef: 'nobody' })).toEqual({ status: 200, pools: [] });
});

test('the id of a play is answered as sent to a vendor that folds', async () => {
  await adapt({ idCase: 'folded' });
  const stake = { txId: `${roundId}-STAKE`, amountMinor: '60' };
  const play = { ...actor, roundId, gameCode: game, debits: [stake], credits: [], roundEnd: true };
  expect(await ask('play', play)).toMatchObject({ code: 'OK', txId: stake.txId });
});

test('ids that differ in case only are one id for a vendor that folds, and are answered as sent', async () => {
  await adapt({ idCase: 'folded' });
  const txId = `${roundId}-BET`;
  expect(await ask('debit', debit({ amountMinor: '60', txId }))).toMatchObject({ txId, replay: false });
  expect(await ask('debit', debit({ amountMinor: '60', txId: txId.toLowerCase() }))).toMatchObject({ replay: true });
  await adapt({ idCase: 'kept' });
  expect(await ask('debit', debit({ amountMinor: '60', txId }))).toMatchObject({ txId, replay: false });
});
