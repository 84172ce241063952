import * as z from 'zod';
import { maxBetsAtOnce, type SettleBetRequest, type Stake, type Win } from '../wallet.ts';
import {
  anyJson,
  count,
  currencyCode,
  id,
  instant,
  notNegativeMinor,
  positiveMinor,
  signedMinor,
  text,
  token,
} from './fields.ts';

const max = {
  acts: 50,
  pools: 20,
  refs: 100,
  legs: 100,
  games: 200,
  page: 1_000,
  rounds: 10_000,
  generation: 1_000_000_000,
  bets: maxBetsAtOnce,
};

const list = <T extends z.ZodType>(item: T, largest: number) => z.array(item).check(z.maxLength(largest));

const round = { roundId: id, gameCode: id };
const debtor = { session: token, playerRef: id, currency: z.exactOptional(currencyCode) };
const detail = { detail: z.optional(anyJson) };
const turnover = { validTurnoverMinor: z.exactOptional(notNegativeMinor) };
const contribution = z.strictObject({ pool: id, amountMinor: positiveMinor });
const stake = {
  txId: id,
  amountMinor: positiveMinor,
  contributions: z.exactOptional(list(contribution, max.pools)),
};
const win = {
  txId: id,
  amountMinor: notNegativeMinor,
  kind: z.enum(['win', 'jackpot', 'freeround']),
  grantId: z.exactOptional(id),
  pool: z.exactOptional(id),
  seed: z.exactOptional(z.strictObject({ from: id, amountMinor: positiveMinor })),
};

type Faulty = { issues: unknown[] };
const note = ({ issues }: Faulty, message: string, path: string[], input: unknown) =>
  issues.push({ code: 'custom', message, path, input });

/** Each pool once, and together no more than the stake. */
const contributionsFit = z.check<Stake>((payload) => {
  const { amountMinor, contributions = [] } = payload.value;
  const pools = contributions.map(({ pool }) => pool);
  const sumMinor = contributions.reduce((sum, part) => sum + part.amountMinor, 0n);
  if (new Set(pools).size < pools.length) note(payload, 'field_duplicate', ['contributions'], contributions);
  if (sumMinor > amountMinor) note(payload, 'field_range', ['contributions'], contributions);
});

/** `pool` belongs to a jackpot, and `seed` to a pool that is not the one it comes from. */
const poolFits = z.check<Pick<Win, 'kind' | 'pool' | 'seed'>>((payload) => {
  const { kind, pool, seed } = payload.value;
  if (pool !== undefined && kind !== 'jackpot') note(payload, 'field_unknown', ['pool'], pool);
  if (seed !== undefined && pool === undefined) note(payload, 'field_unknown', ['seed'], seed);
  if (seed !== undefined && seed.from === pool) note(payload, 'field_duplicate', ['seed', 'from'], pool);
});

/** `grantId` belongs to a free round's win, and to nothing else. */
const grantFits = z.check<{ kind: string; grantId?: string }>(({ value, issues }) => {
  const isFreeRound = value.kind === 'freeround';
  if (isFreeRound === (value.grantId !== undefined)) return;
  const message = isFreeRound ? 'field_missing' : 'field_unknown';
  issues.push({ code: 'custom', message, path: ['grantId'], input: value });
});

/** A round of nothing is no round. */
const isNotEmpty = z.check<{ debits: unknown[]; credits: unknown[] }>(({ value, issues }) => {
  if (value.debits.length + value.credits.length > 0) return;
  issues.push({ code: 'custom', message: 'field_length', path: ['debits'], input: value });
});

/** Each bet once: of two results for one bet nobody could say which is the later one. */
const betsAreNamedOnce = z.check<readonly Pick<SettleBetRequest, 'betId'>[]>(({ value, issues }) => {
  const seen = new Set<string>();
  for (const [index, { betId }] of value.entries()) {
    if (seen.has(betId)) {
      issues.push({ code: 'custom', message: 'field_duplicate', path: [index, 'betId'], input: betId });
    }
    seen.add(betId);
  }
});

const refTxIds = list(id, max.refs);
const policy = z.enum(['refuse', 'allowNegative']);
const bet = { betId: id, playerRef: id };
const settlement = z.strictObject({
  ...bet,
  generation: count(max.generation),
  payoutMinor: notNegativeMinor,
  result: z.enum(['won', 'lost', 'void']),
  policy,
  ...turnover,
});
const transfer = { txId: id, playerRef: id, amountMinor: positiveMinor };

/** The JSON form of each command's request. Unknown fields are refused everywhere but inside `detail` and `legs`. */
export const requests = {
  authenticate: z.strictObject({ launchToken: token }),
  checkSession: z.strictObject({ session: token }),
  endSession: z.strictObject({ session: token }),
  balance: z.strictObject({ playerRef: id }),
  play: z
    .strictObject({
      ...round,
      ...debtor,
      debits: list(z.strictObject(stake).check(contributionsFit), max.acts),
      credits: list(z.strictObject(win).check(grantFits, poolFits), max.acts),
      roundEnd: z.boolean(),
      ...turnover,
      ...detail,
    })
    .check(isNotEmpty),
  debit: z.strictObject({ ...round, ...debtor, ...stake, ...detail }).check(contributionsFit),
  credit: z
    .strictObject({ ...round, ...win, playerRef: id, refTxIds, roundEnd: z.boolean(), ...turnover, ...detail })
    .check(grantFits, poolFits),
  cancel: z.strictObject({ ...round, txId: id, targetTxId: id, playerRef: id, reason: text }),
  endRound: z.strictObject({ ...round, playerRef: id }),
  getRound: z.strictObject({ roundId: id }),
  getTx: z.strictObject({ txId: id }),
  adjust: z.strictObject({
    ...round,
    txId: id,
    playerRef: id,
    amountMinor: signedMinor,
    refTxIds,
    policy,
    reason: text,
    ...turnover,
  }),
  promo: z.strictObject({ ...transfer, campaign: id }),
  fundPool: z.strictObject({ ...transfer, pool: id }),
  pools: z.strictObject({ playerRef: id }),
  grantFreeRounds: z.strictObject({
    grantId: id,
    playerRef: id,
    campaign: id,
    count: count(max.rounds),
    valueMinor: positiveMinor,
    gameCodes: list(id, max.games).check(z.minLength(1)),
    expiresAt: instant,
  }),
  cancelFreeRounds: z.strictObject({ txId: id, grantId: id, playerRef: id }),
  makeBet: z.strictObject({
    ...debtor,
    betId: id,
    gameCode: id,
    amountMinor: positiveMinor,
    legs: list(anyJson, max.legs),
    pricePolicy: z.enum(['exact', 'better', 'any']),
  }),
  commitBet: z.strictObject(bet),
  discardBet: z.strictObject(bet),
  settleBet: settlement,
  resettleBet: settlement,
  settleBets: z.strictObject({ bets: list(settlement, max.bets).check(z.minLength(1), betsAreNamedOnce) }),
  cashOut: z.strictObject({ ...bet, txId: id, payoutMinor: notNegativeMinor, ...turnover }),
  transferIn: z.strictObject({ ...transfer, session: token }),
  transferOut: z.strictObject(transfer),
  queryTransfer: z.strictObject({ txId: id, playerRef: id }),
  feed: z.strictObject({ after: z.nullable(token), limit: count(max.page) }),
} as const;
