import type { WithdrawalDependencies } from './dependencies.ts';
import { type Move, noticeOf } from './moving.ts';
import type { WithdrawalRow } from './rows.ts';
import type { WithdrawalStore } from './store.ts';

const batch = 200;
const dayMs = 86_400_000;
/** When the member is warned: with this share of his time left. */
const warnAtShare = [1 / 2, 1 / 6];

/** Warns twice before the member's time to answer is over, and takes no answer for received (spec decision 26). */
export function createConfirmations(deps: WithdrawalDependencies, move: Move, store: WithdrawalStore) {
  const { clock } = deps;

  const receive = async (row: WithdrawalRow): Promise<void> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(row.brandId);
    await move(row.memberId, row.id, (current, _payouts, now) => {
      if (current.state !== 'DISBURSED' || !current.deadlineAt || now < current.deadlineAt) return null;
      return {
        to: 'AUTO_RECEIVED',
        actor: { kind: 'system', id: 'confirmations' },
        reason: '',
        notice: 'autoReceived',
        // What he himself said to have received stays: an appeal is about the rest alone.
        change: { deadlineAt: new Date(now.getTime() + settings.appealDays * dayMs) },
      };
    });
  };

  const warn = async (row: WithdrawalRow): Promise<void> => {
    const number = row.warnings + 1;
    const notice = number === 1 ? 'receiptDue' : 'receiptLastCall';
    const statements = await deps.mail(noticeOf(row, notice));
    await move(row.memberId, row.id, (current, _payouts, now) =>
      current.step === row.step && current.warnings < number && isWarningDue(current, now)
        ? {
            actor: { kind: 'system', id: 'confirmations' },
            reason: current.reason,
            notice,
            change: { warnings: number },
            statements,
          }
        : null,
    );
  };

  return {
    work: async (): Promise<void> => {
      const now = clock.now();
      for (const row of await store.awaitingConfirmation(now, batch)) await receive(row);
      for (const row of await store.unconfirmed(now, batch)) if (isWarningDue(row, now)) await warn(row);
    },
  };
}

/** Whether the next warning is due. */
export function isWarningDue(row: WithdrawalRow, now: Date): boolean {
  const share = warnAtShare[row.warnings];
  if (row.state !== 'DISBURSED' || !row.deadlineAt || share === undefined) return false;
  const [left, whole] = [row.deadlineAt.getTime() - now.getTime(), row.deadlineAt.getTime() - row.stateSince.getTime()];
  return left > 0 && left <= whole * share;
}
