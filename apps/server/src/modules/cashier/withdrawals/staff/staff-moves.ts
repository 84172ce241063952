import type { MessageKey } from '@baize/contract';
import { fail } from '../../../../platform/result.ts';
import { staffAct } from '../../../audit-log/index.ts';
import type { WithdrawalDependencies } from '../dependencies.ts';
import type { Decide, Move, Moved, Step } from '../moving.ts';
import type { WithdrawalRow } from '../rows.ts';
import type { WithdrawalStore } from '../store.ts';

export interface StaffCaller {
  staff: { id: string; brandId: string };
  ip: string;
}

/** Steps that people of the operator take; each is in the audit log, written with its step, or was not taken. */
export function createStaffMoves(
  { auditLog, clock }: Pick<WithdrawalDependencies, 'auditLog' | 'clock'>,
  move: Move,
  store: WithdrawalStore,
) {
  return {
    /** The step with its line in the log. */
    logged: (caller: StaffCaller, row: WithdrawalRow, act: string, step: Omit<Step, 'actor'>): Step => {
      const { id: withdrawalId, amountMinor } = row;
      const change = {
        before: { state: row.state },
        after: { withdrawal: withdrawalId, amountMinor, state: step.to ?? row.state },
      };
      const done = { act, subject: `member:${row.memberId}`, reason: step.reason, ...change };
      const statements = [auditLog.statement(staffAct(caller, clock.now(), done))];
      return { ...step, actor: { kind: 'staff', id: caller.staff.id }, statements };
    },
    /** Takes the step of one's own brand's withdrawal. */
    decided: async <K extends MessageKey = never>(
      caller: StaffCaller,
      withdrawalId: string,
      decide: Decide<K>,
    ): Promise<Moved<K>> => {
      const row = await store.ofBrand(caller.staff.brandId, withdrawalId);
      if (!row) return fail('not_found');
      return move(row.memberId, row.id, decide);
    },
  };
}
export type StaffMoves = ReturnType<typeof createStaffMoves>;
