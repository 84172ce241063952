import type { FreeRoundsGrant, RoundRef, Win } from '@baize/vendor-kit';
import { note } from '../../ledger/index.ts';
import {
  type Decision,
  type DecisionContext,
  fieldsOf,
  type GrantChange,
  previousOutcome,
  refused,
} from './decision-context.ts';

/** The grant that pays the free rounds among some credits; `grant` null: none is one. */
export function grantOf(
  { facts, wallet, now }: DecisionContext,
  { gameCode }: RoundRef,
  credits: readonly Win[],
): Extract<Decision, { kind: 'refused' }> | { kind: 'granted'; grant: string | null } {
  const free = credits.filter(({ kind }) => kind === 'freeround');
  const [first] = free;
  if (!first) return { kind: 'granted', grant: null };
  const { grant } = facts;
  if (first.grantId === undefined || !grant || grant.memberId !== wallet.memberId) {
    return { kind: 'refused', code: 'REF_NOT_FOUND' };
  }
  // Never to be repeated: a round of a grant is won once.
  if (free.length > 1) return { kind: 'refused', code: 'LIMIT_REACHED' };
  const isSpent = grant.left < 1 || grant.isCancelled || Date.parse(grant.expiresAt) <= now.getTime();
  if (isSpent || !grant.gameCodes.includes(gameCode)) return { kind: 'refused', code: 'LIMIT_REACHED' };
  return { kind: 'granted', grant: first.grantId };
}

export const grantUse = (grantId: string | null): GrantChange => (grantId === null ? null : { grantId, change: 'use' });

/** A grant moves no money: what its rounds win is booked to the promotion account when it is won. */
export function ruleGrant(context: DecisionContext, request: FreeRoundsGrant): Decision {
  const { grantId, campaign, count, valueMinor, gameCodes, expiresAt } = request;
  if (!Number.isSafeInteger(count) || count < 1 || valueMinor < 1n)
    throw new RangeError('free rounds have a count and a value');
  const fields = fieldsOf(context, { txId: grantId, roundId: '' });
  const content = ['grant', campaign, String(count), String(valueMinor), expiresAt, ...gameCodes];
  const act = note('grantFreeRounds', { ...fields, content });
  const past = previousOutcome(context, act);
  if (past) return past;
  if (!context.facts.areGamesOffered) return refused('GAME_UNAVAILABLE');
  return { kind: 'accepted', acts: [act], account: fields.account, round: null };
}

/** What was won with the grant stands; no more is. */
export function ruleCancelGrant(context: DecisionContext, request: { txId: string; grantId: string }): Decision {
  const { txId, grantId } = request;
  const fields = fieldsOf(context, { txId, roundId: '' });
  const act = note('cancelFreeRounds', { ...fields, content: [grantId] });
  const past = previousOutcome(context, act);
  if (past) return past;
  const { grant } = context.facts;
  if (!grant || grant.memberId !== context.wallet.memberId) return refused('REF_NOT_FOUND');
  return {
    kind: 'accepted',
    acts: [act],
    account: fields.account,
    round: null,
    grant: { grantId, change: 'cancel' },
  };
}
