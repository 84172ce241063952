import type { PlayAccountKind } from './accounts.ts';
import { type Act, type ActFields, act, type Posting, posting, type Side } from './booking/act.ts';
import { poolLabel } from './pools.ts';

/** What a vendor's act names; `vendorCode` also tells the operator account apart. Amounts are minor units. */
export interface VendorActFields {
  vendorCode: string;
  txId: string;
  memberId: string;
  roundId: string;
  account: PlayAccountKind;
  content?: readonly string[];
}
type Amount = { amountMinor: bigint };

export const vendorSource = (vendorCode: string): string => `vendor:${vendorCode}`;

const fieldsOf = ({ vendorCode, txId, memberId, roundId, content = [] }: VendorActFields): ActFields => ({
  source: vendorSource(vendorCode),
  reference: txId,
  memberId,
  subject: roundId,
  content,
});
const operatorOf = ({ vendorCode }: VendorActFields): Side => ({ operator: 'house', label: vendorCode });
const playOf = ({ account }: VendorActFields): Side => ({ member: account });
const locked: Side = { member: 'locked' };

const poolOf = (fields: VendorActFields, pool: string): Side => ({
  operator: 'jackpot',
  label: poolLabel(fields, pool),
});

/** A part of a stake that goes from the operator into a pool. */
export interface PoolPart {
  pool: string;
  amountMinor: bigint;
}

/** A stake leaves the member's balance, and its parts go on into pools. Throws RangeError unless all amounts are positive and fit, and each part has a pool of its own. */
export function stake(fields: VendorActFields & Amount & { contributions?: readonly PoolPart[] }): Act {
  const staked = posting('stake', playOf(fields), operatorOf(fields), fields.amountMinor);
  const { contributions } = fields;
  if (contributions === undefined || contributions.length === 0) return act('stake', fieldsOf(fields), [staked]);
  const parts = contributions.map(({ pool, amountMinor }) =>
    posting('jackpotContribution', operatorOf(fields), poolOf(fields, pool), amountMinor),
  );
  const sumMinor = contributions.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (sumMinor > fields.amountMinor) throw new RangeError('more than the stake cannot go into pools');
  if (new Set(contributions.map(({ pool }) => pool)).size < contributions.length)
    throw new RangeError('a stake has one part for a pool');
  const content = [...(fields.content ?? []), ...contributions.map(({ pool }) => `pool ${pool}`)];
  return act('stake', fieldsOf({ ...fields, content }), [staked, ...parts]);
}

/** What pays a win: the vendor's operator account, the promotion that gave the free rounds, or a pool, which may be seeded anew. */
export type WinSource =
  | { kind: 'house' }
  | { kind: 'freeRounds'; campaign: string }
  | { kind: 'pool'; pool: string; seed: { from: string; amountMinor: bigint } | null };

/** A win is paid; an amount of 0 is kept as the answer of the round. Throws RangeError for a negative amount. */
export function win(fields: VendorActFields & Amount & { from?: WinSource }): Act {
  const { amountMinor, from = { kind: 'house' } } = fields;
  if (from.kind === 'pool') return jackpotWin(fields, from);
  if (amountMinor === 0n) return act('win', fieldsOf(fields), []);
  const paid =
    from.kind === 'house'
      ? posting('win', operatorOf(fields), playOf(fields), amountMinor)
      : posting('freeRoundWin', { operator: 'promotion', label: from.campaign }, playOf(fields), amountMinor);
  return act('win', fieldsOf(fields), [paid]);
}

function jackpotWin(fields: VendorActFields & Amount, { pool, seed }: Extract<WinSource, { kind: 'pool' }>): Act {
  if (seed?.from === pool) throw new RangeError(`the pool ${pool} cannot seed itself`);
  const postings: Posting[] = [];
  if (fields.amountMinor !== 0n) {
    postings.push(posting('jackpotWin', poolOf(fields, pool), playOf(fields), fields.amountMinor));
  }
  if (seed) postings.push(posting('jackpotSeed', poolOf(fields, seed.from), poolOf(fields, pool), seed.amountMinor));
  const content = [...(fields.content ?? []), `pool ${pool}`, ...(seed ? [`seed ${seed.from}`] : [])];
  return act('win', fieldsOf({ ...fields, content }), postings);
}

/** The operator puts money of its own into a pool. Throws RangeError unless the amount is positive. */
export const fundPool = (fields: VendorActFields & Amount & { pool: string }): Act =>
  act('fundPool', { ...fieldsOf(fields), content: [fields.pool] }, [
    posting('jackpotSeed', operatorOf(fields), poolOf(fields, fields.pool), fields.amountMinor),
  ]);

/**
 * A cancel of the stake `targetTxId`: with `refundMinor` the stake comes back, and its parts out of the pools (by the labels of their
 * accounts); with null there is nothing (more) to take back. Its fingerprint does not depend on which of the two it was.
 */
export function refundStake(
  fields: VendorActFields & {
    targetTxId: string;
    refundMinor: bigint | null;
    contributions?: readonly { poolLabel: string; amountMinor: bigint }[];
  },
): Act {
  const noted = act('refundStake', { ...fieldsOf(fields), content: [fields.targetTxId] }, []);
  if (fields.refundMinor === null) return noted;
  const refund = posting('stakeRefund', operatorOf(fields), playOf(fields), fields.refundMinor);
  const { contributions = [] } = fields;
  const returned = contributions.map(({ poolLabel: label, amountMinor }) =>
    posting('jackpotReturn', { operator: 'jackpot', label }, operatorOf(fields), amountMinor),
  );
  return { ...noted, postings: [refund, ...returned], resolves: fields.targetTxId };
}

/** Stands where an act would stand that was cancelled before it came, and refuses it. */
export const tombstone = (fields: Pick<VendorActFields, 'vendorCode' | 'txId' | 'memberId' | 'roundId'>): Act => ({
  ...act('tombstone', fieldsOf({ ...fields, account: 'cash' }), []),
  isTombstone: true,
});

/** The stake of a two-step bet is locked until it is confirmed. */
export const holdBet = (fields: VendorActFields & Amount): Act =>
  act('holdBet', fieldsOf(fields), [posting('betHold', playOf(fields), locked, fields.amountMinor)]);

/** The locked stake of `holdTxId` goes to the operator. */
export const commitBet = (fields: VendorActFields & Amount & { holdTxId: string }): Act => ({
  ...act('commitBet', fieldsOf(fields), [posting('betCommit', locked, operatorOf(fields), fields.amountMinor)]),
  resolves: fields.holdTxId,
});

/** The locked stake of `holdTxId` goes back to the member. */
export const discardBet = (fields: VendorActFields & Amount & { holdTxId: string }): Act => ({
  ...act('discardBet', fieldsOf(fields), [posting('betRelease', locked, playOf(fields), fields.amountMinor)]),
  resolves: fields.holdTxId,
});

/** How a result that changed is paid: added (positive) or taken (negative); all in minor units. */
export interface ResultChange {
  differenceMinor: bigint;
  /** Of what is taken, what the member does not have and owes from now on. */
  owedMinor: bigint;
  /** Of what is added, what pays off what the member owed for this round. */
  repaidMinor: bigint;
}

/** A result changes what a round paid. The fingerprint comes from the content alone: a repeat meets another difference. */
export function adjust(
  name: 'adjust' | 'settleBet' | 'cashOut',
  fields: VendorActFields & { content: readonly string[] } & ResultChange,
): Act {
  const { differenceMinor, owedMinor, repaidMinor } = fields;
  const debt: Side = { operator: 'receivable', label: fields.memberId };
  const postings: Posting[] = [];
  const add = (movement: Posting['movement'], from: Side, to: Side, amountMinor: bigint) => {
    if (amountMinor > 0n) postings.push(posting(movement, from, to, amountMinor));
  };
  add(name === 'adjust' ? 'adjustment' : 'win', operatorOf(fields), playOf(fields), differenceMinor - repaidMinor);
  add('adjustmentRepaid', operatorOf(fields), debt, repaidMinor);
  if (differenceMinor < 0n) add('adjustment', playOf(fields), operatorOf(fields), -differenceMinor - owedMinor);
  add('adjustmentOwed', debt, operatorOf(fields), owedMinor);
  return { ...act(name, fieldsOf(fields), []), postings };
}

/** Cash for which nothing was bet. Throws RangeError unless the amount is positive. */
export const promo = (fields: VendorActFields & Amount & { campaign: string }): Act =>
  act('promo', { ...fieldsOf(fields), content: [fields.campaign] }, [
    posting('promo', { operator: 'promotion', label: fields.campaign }, { member: 'cash' }, fields.amountMinor),
  ]);

/** Something that moves no money and is kept for its replay: a grant, its end, a bar against a late act. */
export const note = (name: string, fields: Omit<VendorActFields, 'account'>): Act =>
  act(name, fieldsOf({ ...fields, account: 'cash' }), []);

/** Cash goes to the wallet that the vendor keeps itself. */
export const transferIn = (fields: VendorActFields & Amount): Act =>
  act('transferIn', fieldsOf(fields), [
    posting('transferIn', { member: 'cash' }, { operator: 'float', label: fields.vendorCode }, fields.amountMinor),
  ]);

/**
 * Cash comes back from the vendor's own wallet. `coverMinor`: so much of it the operator puts into the float first; it is no content, because a
 * repeat meets another float.
 */
export function transferOut(fields: VendorActFields & Amount & { coverMinor?: bigint }): Act {
  const { amountMinor, coverMinor = 0n } = fields;
  const float: Side = { operator: 'float', label: fields.vendorCode };
  const back = posting('transferOut', float, { member: 'cash' }, amountMinor);
  const booked = act('transferOut', fieldsOf(fields), [back]);
  if (coverMinor === 0n) return booked;
  return { ...booked, postings: [posting('floatCover', operatorOf(fields), float, coverMinor), back] };
}

/** What an act pays into the member's cash, in minor units. */
export const cashPaidBy = ({ postings }: Act): bigint =>
  postings.reduce((sum, { to, amountMinor }) => ('member' in to && to.member === 'cash' ? sum + amountMinor : sum), 0n);

/** The act, with so much of what it pays locked until a person has looked at it. A repeat is the same act, held or not. */
export const withPayoutHeld = (paying: Act, amountMinor: bigint): Act => ({
  ...paying,
  postings: [...paying.postings, posting('payoutHold', { member: 'cash' }, locked, amountMinor)],
});
