// @covers gateway-and-ledger-rules

import { expect, test } from 'vitest';
import type { Act } from '../../ledger/index.ts';
import { ruleAdjust, ruleCredit } from './credits.ts';
import { accepted, context, debtor, gameCode, kept, openRound, ref } from './decision-context.fixture.ts';
import { ruleCancelGrant, ruleGrant } from './free-rounds.ts';
import { ruleCancel, ruleDebit, rulePlay } from './stakes.ts';
import { ruleFundPool, rulePromo, ruleTransferIn, ruleTransferOut } from './transfers.ts';
import { ruleCashOut, ruleCommitBet, ruleDiscardBet, ruleMakeBet, ruleSettleBet } from './two-step-bets.ts';

/**
 * What was booked is kept for ever under these fingerprints: a program that makes others of the same requests would refuse a vendor's
 * repeats of yesterday. Whoever changes one needs both forms.
 */
const grant = {
  memberId: 'member',
  campaign: 'spring',
  gameCodes: [gameCode],
  left: 9,
  expiresAt: '2027-01-01T00:00:00Z',
  isCancelled: false,
};
const bet = { ...openRound, isBet: true };
const hold = kept('bet', { name: 'holdBet', postings: [{ movement: 'betHold', amountMinor: 60n }] });
const now = (change: Parameters<typeof context>[0] = {}) => context({ earlier: [kept('bet')], ...change });
const inRound = () => now({ facts: { round: openRound, grant } });
const betting = (status: 'held' | 'open') => context({ earlier: [hold], facts: { round: { ...bet, status } } });
const tx = { playerRef: 'player', txId: 'tx', amountMinor: 60n };
const contributions = [{ pool: 'grand', amountMinor: 2n }];
const win = { txId: 'win', amountMinor: 25n, kind: 'win' } as const;
const pot = { txId: 'pot', amountMinor: 9n, kind: 'jackpot', pool: 'grand' } as const;
const seeded = { ...pot, txId: 'pot-2', pool: 'minor', seed: { from: 'reserve', amountMinor: 4n } };
const free = { txId: 'free', amountMinor: 7n, kind: 'freeround', grantId: 'g' } as const;
const stake = { txId: 'stake', amountMinor: 60n };

const rulings = {
  debit: () => ruleDebit(now(), { ...ref, ...debtor, ...tx }),
  'debit with a part': () => ruleDebit(now(), { ...ref, ...debtor, ...tx, contributions }),
  credit: () => ruleCredit(inRound(), { ...ref, ...tx, kind: 'win', refTxIds: ['bet'], roundEnd: true }),
  'free round': () =>
    ruleCredit(inRound(), { ...ref, ...tx, kind: 'freeround', grantId: 'g', refTxIds: [], roundEnd: false }),
  adjust: () => ruleAdjust(inRound(), { ...ref, ...tx, refTxIds: ['bet'], policy: 'refuse', reason: '' }),
  cancel: () => ruleCancel(inRound(), { ...ref, ...tx, targetTxId: 'bet', reason: '' }),
  'play to the end': () => rulePlay(now(), { ...ref, ...debtor, debits: [stake], credits: [win], roundEnd: true }),
  'open play of everything': () =>
    rulePlay(inRound(), {
      ...ref,
      ...debtor,
      debits: [{ ...stake, contributions }],
      credits: [win, pot, seeded, free],
      roundEnd: false,
    }),
  grant: () =>
    ruleGrant(now({ facts: { areGamesOffered: true } }), {
      grantId: 'g',
      playerRef: 'player',
      campaign: 'spring',
      count: 3,
      valueMinor: 20n,
      gameCodes: [gameCode, 'another'],
      expiresAt: '2027-01-01T00:00:00Z',
    }),
  'cancel of a grant': () => ruleCancelGrant(inRound(), { txId: 'tx', grantId: 'g' }),
  promo: () => rulePromo(now(), { ...tx, campaign: 'spring' }),
  'fund of a pool': () => ruleFundPool(now(), { ...tx, pool: 'grand' }),
  'transfer in': () => ruleTransferIn(now(), tx),
  'transfer out': () => ruleTransferOut(now(), tx),
  makeBet: () =>
    ruleMakeBet(context(), { ...debtor, betId: 'b', gameCode, amountMinor: 60n, legs: [1], pricePolicy: 'any' }),
  commitBet: () => ruleCommitBet(betting('held'), { betId: 'bet', playerRef: 'player' }),
  discardBet: () => ruleDiscardBet(betting('held'), { betId: 'bet', playerRef: 'player' }),
  settleBet: () =>
    ruleSettleBet(
      betting('open'),
      { betId: 'bet', playerRef: 'player', generation: 1, payoutMinor: 5n, result: 'won', policy: 'refuse' },
      true,
    ),
  cashOut: () => ruleCashOut(betting('open'), { betId: 'bet', playerRef: 'player', txId: 'tx', payoutMinor: 5n }),
};

const booked: Record<keyof typeof rulings, string> = {
  debit: 'tx 4fb8b8dfb33d5384f9799aa8edcdec72',
  'debit with a part': 'tx 5144a7575be9c9e1bfcd48ca57eb560f',
  credit: 'tx 3639183cace77f91cc4ddd0e9e359136',
  'free round': 'tx 83f3f3023112619e6bfdfa0fe8fe2c0b',
  adjust: 'tx e88147803a03245e7bca242b9517fab3',
  cancel: 'tx bae055a24b48b6dcd262243109fdb896',
  'play to the end': 'stake d4a0c003d2693b7d0928bb217bec0cf7, win 4b6cfdb97e3caf47c74dbf0cb7e16d12',
  'open play of everything':
    'stake 344138f7975532814c2671a04f0d62d3, win 3be552c65a154f8465440b6439dee9e6, pot 1f7def9696c1e947faf3e3db440de325, pot-2 9b34c5a34109ea0d935d9a4db1265919, free 45f7d22b4a93bfd69e2fe9ea46e07438',
  grant: 'g 80e8c7d29df82f8d9f580eb3201622ff',
  'cancel of a grant': 'tx 3557cd1c8864e0efcbe37a02dd051846',
  promo: 'tx 1b1864593a2da64c20f70038b961b9c2',
  'fund of a pool': 'tx 94c8d884c1aedb694521f4083a763026',
  'transfer in': 'tx 620b3224606511bfc47277183433e6df',
  'transfer out': 'tx 4d75921f8ed62b21b54e61d46b61a903',
  makeBet: 'b 9cd3d1c7899ae252cd9c54495b3dd32c',
  commitBet: 'bet§commit 591b8fbf067a838fbeb4a99a5f73cc6d',
  discardBet: 'bet§discard 9267f5c491d3278550b23020feb4e4a7',
  settleBet: 'bet§settle-1 f0aa30d56129554bfa8ba3c9658c1a7e',
  cashOut: 'tx c72b632f1857b560869b8c150cb47e91',
};

const notify = ({ reference, fingerprint }: Act) => `${reference} ${fingerprint}`;

test.each(Object.keys(rulings) as (keyof typeof rulings)[])('%s keeps its fingerprints', (name) => {
  expect(accepted(rulings[name]()).acts.map(notify).join(', ')).toBe(booked[name]);
});
