// @covers short-plays

import { expect, test } from 'vitest';
import { promo, win } from '../../vendor-acts.ts';
import { type PlayOptions, playOf } from '../plays.fixture.ts';
import { wallet } from '../wallet/wallet.fixture.ts';
import { isPlay } from './batch-plays.ts';
import type { BatchOperation, BetRow, LineRow } from './batch-rows.ts';

const dayMs = 86_400_000;
const day = 20_000;
const defaults: PlayOptions = {
  vendorCode: 'BAIZE',
  gameId: 'game',
  id: '1',
  stakeMinor: 20n,
  winMinor: 5n,
  now: new Date(day * dayMs),
};
const won = playOf(wallet, defaults);
const lost = playOf(wallet, { ...defaults, winMinor: 0n });

test('a stake with a win, or with none, and its line in the betting record is a play', () => {
  expect([isPlay(won), isPlay(lost)]).toEqual([true, true]);
});

const withLines = (change: (lines: readonly LineRow[]) => readonly LineRow[]): BatchOperation => ({
  ...won,
  lines: change(won.lines),
});
const withWin = (change: Partial<LineRow>) =>
  withLines(([stake, line]) => [stake as LineRow, { ...(line as LineRow), ...change }]);
const withStake = (change: Partial<LineRow>) =>
  withLines(([stake, line]) => [{ ...(stake as LineRow), ...change }, line as LineRow]);
const withBet = (change: Partial<BetRow>): BatchOperation => ({
  ...won,
  bets: [{ ...(won.bets[0] as BetRow), ...change }],
});
const fields = { vendorCode: 'BAIZE', memberId: 'member', roundId: 'round-1', account: 'cash' } as const;

test.each<[string, BatchOperation]>([
  ['without a win', withLines((lines) => lines.slice(0, 1))],
  ['with two wins', playOf(wallet, defaults, [win({ ...fields, txId: 'more', amountMinor: 1n })])],
  [
    'with a gift beside it',
    playOf(wallet, defaults, [promo({ ...fields, txId: 'gift', campaign: 'c', amountMinor: 1n })]),
  ],
  ['with the lines the other way round', withLines((lines) => lines.toReversed())],
  ['whose stake is held, not paid', withStake({ act: 'holdBet', movement: 'betHold' })],
  ['whose stake ends another act', withStake({ resolves: 'other' })],
  ['whose stake goes to another account of the member', withStake({ creditVersion: 1n, creditBalanceMinor: 1n })],
  ['whose stake leaves another account', withStake({ debitAccountId: 'other' })],
  ['whose win is a free round’s', withWin({ movement: 'freeRoundWin' })],
  ['whose win comes from another operator account', withWin({ debitAccountId: 'pool' })],
  ['whose win ends another act', withWin({ resolves: 'other' })],
  ['whose win belongs to another round', withWin({ subject: 'other' })],
  ['whose win has another source', withWin({ source: 'other' })],
  ['whose win is a correction', withWin({ act: 'adjust' })],
  ['whose record tells another stake', withBet({ stakeMinor: 21n })],
  ['whose record tells another win', withBet({ payoutMinor: 6n })],
  ['whose record tells no win', withBet({ payoutMinor: 0n })],
  ['whose record is a later change', withBet({ line: 1, isNew: false })],
  ['whose record is a cancelled round', withBet({ status: 'cancelled' })],
  ['whose round may be there already', withBet({ isNew: false })],
  ['without a record', { ...won, bets: [] }],
  ['that leaves the round open', { ...won, rounds: [{} as never] }],
  ['that begins a day', playOf(wallet, { ...defaults, now: new Date((day + 1) * dayMs) })],
  ['that moves two accounts', { ...won, accounts: [...won.accounts, ...won.accounts] }],
  ['of another account', { ...won, accounts: won.accounts.map((account) => ({ ...account, id: 'other' })) }],
])('an operation %s is none', (_what, operation) => {
  expect(isPlay(operation)).toBe(false);
});
