import { hash } from 'node:crypto';
import type { MovementName } from '@baize/contract';
import type { MemberAccountKind, OperatorAccountKind } from '../accounts.ts';
import { assertMovementFits } from '../movements.ts';

/** One end of a movement: an account of the act's member, or one of the operator. */
export type Side = { member: MemberAccountKind } | { operator: OperatorAccountKind; label: string };

/** One money movement. At least the act's member or the operator is on each side; both ends may be of the same owner. */
export interface Posting {
  movement: MovementName;
  from: Side;
  to: Side;
  /** Above 0. */
  amountMinor: bigint;
}

/**
 * One business act of one member, told for ever by (source, reference). Made only by the named functions of this module. Acts with
 * the same id and the same fingerprint are the same act.
 */
export interface Act {
  /** In the ledger's words; the journal keeps it. */
  name: string;
  source: string;
  reference: string;
  memberId: string;
  /** The first 16 bytes of the content's SHA-256, hex. */
  fingerprint: string;
  /** What it belongs to: a round, a deposit. */
  subject: string;
  /** Empty: nothing moves, the act is kept for the replay. */
  postings: readonly Posting[];
  isTombstone?: true;
  /** The reference (of the same source) of the act that this one takes back, posts or voids; only one act can. */
  resolves?: string;
}

export interface ActFields {
  source: string;
  reference: string;
  memberId: string;
  subject: string;
  /** What else makes the act what it is, beside its name, member, subject and postings. */
  content?: readonly string[];
}

const fingerprintDigits = 32;

export function act(name: string, fields: ActFields, postings: readonly Posting[]): Act {
  const { source, reference, memberId, subject, content = [] } = fields;
  const moved = postings.map((posting) => [posting.movement, accountsOf(posting), String(posting.amountMinor)]);
  const digest = hash('sha256', JSON.stringify([name, memberId, subject, moved, content]), 'hex');
  return { name, source, reference, memberId, subject, fingerprint: digest.slice(0, fingerprintDigits), postings };
}

/** Between a member and the operator the member's account says it all; else both are named. */
function accountsOf({ from, to }: Posting): string {
  if ('member' in from) return 'member' in to ? `${from.member}>${to.member}` : from.member;
  return 'member' in to ? to.member : `${from.operator}>${to.operator}`;
}

/** Throws RangeError unless the amount is positive. */
export function posting(movement: MovementName, from: Side, to: Side, amountMinor: bigint): Posting {
  assertMovementFits(movement, kindOf(from), kindOf(to));
  if (amountMinor <= 0n) throw new RangeError(`an amount of ${amountMinor} minor units cannot be moved`);
  return { movement, from, to, amountMinor };
}

export const kindOf = (side: Side) => ('member' in side ? side.member : side.operator);

/** How many lines of the journal an act fills. */
export const linesOf = ({ postings }: Pick<Act, 'postings'>): number => Math.max(1, postings.length);

/** The id of what stands so many lines behind the first one in the same batch. */
export function ledgerIdAfter(firstId: string, lines: number): string {
  const [batch = '', line = ''] = firstId.split('-');
  return `${batch}-${Number(line) + lines}`;
}
