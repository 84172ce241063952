import type { MessageKey, WithdrawalActor, WithdrawalState } from '@baize/contract';
import { type Failure, fail, ok, type Result } from '../../../platform/result.ts';
import type { Act, SqlStatement } from '../../ledger/index.ts';
import type { WithdrawalDependencies, WithdrawalNotice } from './dependencies.ts';
import { dueMinor, netMinor, type PayoutRow, payoutOf, type WithdrawalRow, withdrawalOf } from './rows.ts';
import { isAllowed, isDisputeState } from './states.ts';
import { type CurrentJson, currentFacts, payoutStatement, stepStatement, withdrawalStatement } from './store.ts';

export interface Actor {
  kind: WithdrawalActor;
  /** Of the member, of the staff account, of the rule or job, of the provider. */
  id: string;
}

/** One step of a withdrawal; without `to` it stays where it is. */
export interface Step {
  to?: WithdrawalState;
  actor: Actor;
  reason: string;
  acts?: readonly Act[];
  change?: Partial<WithdrawalRow>;
  payouts?: readonly PayoutRow[];
  /** The message to the member that is written with it. */
  notice?: WithdrawalNotice['kind'] | undefined;
  /** Written with it, the audit log's line last. */
  statements?: readonly SqlStatement[];
}

type MoveFault = 'not_found' | 'already_decided' | 'invalid_input';
export type Moved<K extends MessageKey = never> = Result<WithdrawalRow, MoveFault | K>;
/** A step, a refusal, or null: nothing is to be done, because it was done. */
export type Decide<K extends MessageKey = never> = (
  row: WithdrawalRow,
  payouts: readonly PayoutRow[],
  now: Date,
) => Step | Failure<MoveFault | K> | null;

/**
 * Takes a withdrawal one step on: money, state, step and log in one transaction with the member's wallet, so that of two that come at once
 * the second sees what the first did. Throws a TypeError for a step that the table of states does not have.
 */
export function createMoving({ ledger, notify }: Pick<WithdrawalDependencies, 'ledger' | 'notify'>) {
  return <K extends MessageKey = never>(memberId: string, withdrawalId: string, decide: Decide<K>): Promise<Moved<K>> =>
    ledger.runWalletTransaction<CurrentJson, Moved<K>>({
      memberId,
      references: [],
      facts: () => currentFacts(memberId, withdrawalId),
      decide: ({ wallet, facts }, now) => {
        if (!wallet || !facts.withdrawal) return { answer: fail('not_found') };
        const row = withdrawalOf(facts.withdrawal);
        const step = decide(row, facts.payouts.map(payoutOf), now);
        if (step === null) return { answer: ok(row) };
        if ('message' in step) return { answer: step };
        const after = rowAfter(row, step, now);
        return {
          acts: step.acts ?? [],
          lockedAccount: 'cash',
          statements: [
            withdrawalStatement(after),
            ...(step.payouts ?? []).map(payoutStatement),
            ...(step.to ? [stepRow(row, after, step, now)] : []),
            ...(step.notice ? notify(noticeOf(after, step.notice)) : []),
            ...(step.statements ?? []),
          ],
          booked: () => ({ answer: ok(after) }),
          insufficient: fail('already_decided'),
        };
      },
    });
}
export type Move = ReturnType<typeof createMoving>;

function rowAfter(row: WithdrawalRow, { to, actor, reason, change }: Step, now: Date): WithdrawalRow {
  if (!to) return { ...row, ...change };
  if (!isAllowed(row.state, to, actor.kind)) {
    throw new TypeError(`withdrawal ${row.id} does not go from ${row.state} to ${to} by ${actor.kind}`);
  }
  // Who approved the payment did not approve that it is paid again, nor that it is tried anew after it failed.
  const fresh = isDisputeState(to) || row.state === 'PAYING' ? { firstApprover: null } : {};
  // Whoever pays it next, an earlier transfer by hand is not that payment.
  const unpaid = to === 'APPROVED' || to === 'PAYING' ? { handReference: null, handFirstPayer: null } : {};
  const since = { state: to, reason, stateSince: now, step: row.step + 1 };
  return { ...row, deadlineAt: null, warnings: 0, ...fresh, ...unpaid, ...change, ...since };
}

/** A withdrawal as it stands, for the message to its member. */
export const noticeOf = (row: WithdrawalRow, kind: WithdrawalNotice['kind']): WithdrawalNotice => ({
  memberId: row.memberId,
  kind,
  reference: `${row.id}/${row.step}`,
  amountMinor: dueMinor(row) || netMinor(row),
  currencyCode: row.currencyCode,
  reason: row.reason,
  until: row.deadlineAt,
});

const stepRow = (row: WithdrawalRow, after: WithdrawalRow, { actor, reason }: Step, at: Date): SqlStatement =>
  stepStatement(row.memberId, row.id, after.step, {
    from: row.state,
    to: after.state,
    actor: actor.kind,
    actorId: actor.id,
    reason,
    at,
  });
