import { createHash } from 'node:crypto';
import type { MovementName } from '@baize/contract';
import type { HouseAccountKind, MemberAccountKind, PlayAccountKind } from './accounts.ts';
import { assertMovementFits } from './movements.ts';

/** One money movement between an account of the member and one of the house. */
export interface Posting {
  movement: MovementName;
  direction: 'fromMember' | 'toMember';
  memberAccount: MemberAccountKind;
  houseAccount: { kind: HouseAccountKind; label: string };
  amountMinor: bigint;
}

/**
 * One business act of one member, told for ever by (source, reference). Made only by the named functions of this module. Acts with
 * the same id and the same fingerprint are the same act.
 */
export interface Act {
  source: string;
  reference: string;
  memberId: string;
  /** SHA-256 of the content, hex. */
  fingerprint: string;
  /** What it belongs to: a round, a deposit. */
  subject: string;
  /** Empty: nothing moves, the act is kept for the replay. */
  postings: readonly Posting[];
  isTombstone?: true;
  /** The reference (of the same source) of the act that this one takes back. */
  takesBack?: string;
}

interface ActFields {
  source: string;
  reference: string;
  memberId: string;
  subject: string;
  /** What else makes the act what it is, beside its name, member, subject and postings. */
  content?: readonly string[];
}

function act(name: string, fields: ActFields, postings: readonly Posting[]): Act {
  const { source, reference, memberId, subject, content = [] } = fields;
  const moved = postings.map((posting) => [posting.movement, posting.memberAccount, String(posting.amountMinor)]);
  const fingerprint = sha256(JSON.stringify([name, memberId, subject, moved, content]));
  return { source, reference, memberId, subject, fingerprint, postings };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const toMember = (
  movement: MovementName,
  memberAccount: MemberAccountKind,
  house: Posting['houseAccount'],
  amountMinor: bigint,
): Posting => {
  assertMovementFits(movement, house.kind, memberAccount);
  return { movement, direction: 'toMember', memberAccount, houseAccount: house, amountMinor: positive(amountMinor) };
};

const fromMember = (
  movement: MovementName,
  memberAccount: MemberAccountKind,
  house: Posting['houseAccount'],
  amountMinor: bigint,
): Posting => {
  assertMovementFits(movement, memberAccount, house.kind);
  return { movement, direction: 'fromMember', memberAccount, houseAccount: house, amountMinor: positive(amountMinor) };
};

function positive(amountMinor: bigint): bigint {
  if (amountMinor > 0n) return amountMinor;
  throw new RangeError(`an amount of ${amountMinor} minor units cannot be moved`);
}

/** What a vendor's act names; `vendorCode` also tells the house account apart. Amounts are minor units. */
export interface VendorActFields {
  vendorCode: string;
  txId: string;
  memberId: string;
  roundId: string;
  account: PlayAccountKind;
  content?: readonly string[];
}

export const vendorSource = (vendorCode: string): string => `vendor:${vendorCode}`;

const vendorAct = ({ vendorCode, txId, memberId, roundId, content = [] }: VendorActFields): ActFields => ({
  source: vendorSource(vendorCode),
  reference: txId,
  memberId,
  subject: roundId,
  content,
});
const vendorAccount = (vendorCode: string) => ({ kind: 'house', label: vendorCode }) as const;

/** A stake leaves the member's balance. Throws RangeError unless the amount is positive. */
export const stake = (fields: VendorActFields & { amountMinor: bigint }): Act =>
  act('stake', vendorAct(fields), [
    fromMember('stake', fields.account, vendorAccount(fields.vendorCode), fields.amountMinor),
  ]);

/** A win is paid; an amount of 0 is kept as the answer of the round. Throws RangeError for a negative amount. */
export const win = (fields: VendorActFields & { amountMinor: bigint }): Act =>
  act(
    'win',
    vendorAct(fields),
    fields.amountMinor === 0n
      ? []
      : [toMember('win', fields.account, vendorAccount(fields.vendorCode), fields.amountMinor)],
  );

/**
 * A cancel of the stake `targetTxId`: with `refundMinor` the stake comes back, with null there is nothing (more) to take back.
 * Its fingerprint does not depend on which of the two it was.
 */
export function refundStake(fields: VendorActFields & { targetTxId: string; refundMinor: bigint | null }): Act {
  const noted = act('refundStake', { ...vendorAct(fields), content: [fields.targetTxId] }, []);
  if (fields.refundMinor === null) return noted;
  const posting = toMember('stakeRefund', fields.account, vendorAccount(fields.vendorCode), fields.refundMinor);
  return { ...noted, postings: [posting], takesBack: fields.targetTxId };
}

/** Stands where a stake would stand that was cancelled before it came, and refuses it. */
export const tombstone = (fields: Pick<VendorActFields, 'vendorCode' | 'txId' | 'memberId' | 'roundId'>): Act => ({
  ...act('tombstone', vendorAct({ ...fields, account: 'cash' }), []),
  isTombstone: true,
});

/** A deposit through a payment provider. `reference` is the cashier's permanent id, `depositId` what a statement names. */
export const deposit = (fields: {
  providerCode: string;
  reference: string;
  memberId: string;
  depositId: string;
  amountMinor: bigint;
}): Act => ({
  ...act('deposit', { source: 'cashier', reference: fields.reference, memberId: fields.memberId, subject: '' }, [
    toMember('deposit', 'cash', { kind: 'provider', label: fields.providerCode }, fields.amountMinor),
  ]),
  // The same request makes a new deposit id at each try, so the id is no part of the content.
  subject: fields.depositId,
});

/** A trial member's play balance. */
export const trialGrant = (fields: { reference: string; memberId: string; amountMinor: bigint }): Act =>
  act('trialGrant', { source: 'trial', reference: fields.reference, memberId: fields.memberId, subject: '' }, [
    toMember('trialGrant', 'trial', { kind: 'promotion', label: 'trial' }, fields.amountMinor),
  ]);

/** Brings a trial balance back to `toMinor`: `differenceMinor` is what it lacks, negative when it has more; 0 is noted. */
export function trialReset(fields: {
  reference: string;
  memberId: string;
  toMinor: bigint;
  differenceMinor: bigint;
}): Act {
  const { differenceMinor, toMinor, ...rest } = fields;
  const promotion = { kind: 'promotion', label: 'trial' } as const;
  const noted = act('trialReset', { ...rest, source: 'trial', subject: '', content: [String(toMinor)] }, []);
  if (differenceMinor === 0n) return noted;
  const posting =
    differenceMinor > 0n
      ? toMember('trialReset', 'trial', promotion, differenceMinor)
      : fromMember('trialReset', 'trial', promotion, -differenceMinor);
  return { ...noted, postings: [posting] };
}

/** A correction of a cash balance by a new transfer; positive gives, negative takes, never 0. `reason` is kept as the subject. */
export function correction(fields: { reference: string; memberId: string; amountMinor: bigint; reason: string }): Act {
  const house = { kind: 'house', label: 'correction' } as const;
  const posting =
    fields.amountMinor > 0n
      ? toMember('correction', 'cash', house, fields.amountMinor)
      : fromMember('correction', 'cash', house, -fields.amountMinor);
  const content = [String(fields.amountMinor)];
  const { reference, memberId, reason } = fields;
  return act('correction', { source: 'correction', reference, memberId, subject: reason, content }, [posting]);
}
