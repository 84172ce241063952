import type { CallInput, Calls } from '@baize/contract';
import { parseAmount } from '@baize/money';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { Move, Moved, Step } from './moving.ts';
import { attachProofs, proofsAreFree } from './proofs.ts';
import { releaseOf } from './releasing.ts';
import { dueMinor, type WithdrawalRow } from './rows.ts';

type Answer = CallInput<Calls['confirmWithdrawal']>['body'];
type Amount = { ok: true; amountMinor: bigint | null } | Failure<'invalid_input'>;

/** What the member himself does with a withdrawal. */
export function createMemberActs(deps: Pick<WithdrawalDependencies, 'brands' | 'database'>, move: Move) {
  const cancel = async (member: RequestMember, withdrawalId: string): Promise<Moved<'operation_not_allowed'>> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(member.brandId);
    if (!settings.mayCancel) return fail('operation_not_allowed');
    return move(member.id, withdrawalId, (row) => {
      if (row.state === 'CANCELLED') return null;
      if (!mayCancel(row)) return fail('already_decided');
      return { to: 'CANCELLED', actor: { kind: 'member', id: member.id }, reason: '', ...releaseOf(row) };
    });
  };

  const confirm = async (
    member: RequestMember,
    brand: RequestBrand,
    withdrawalId: string,
    body: Answer,
  ): Promise<Moved> => {
    const amount = amountOf(body, brand.currency.exponent);
    if (!amount.ok) return amount;
    const proofIds = [...new Set(body.proofIds)];
    if (body.answer === 'notReceived') {
      if (proofIds.length === 0) return fail('invalid_input', { fields: { proofIds: { key: 'not_empty' } } });
      if (!(await proofsAreFree(deps.database, member.id, withdrawalId, proofIds))) {
        return fail('invalid_input', { fields: { proofIds: { key: 'field_choice' } } });
      }
    }
    return move(member.id, withdrawalId, (row, _payouts, now) => {
      const step = answered(row, body.answer, amount.amountMinor, now);
      if (step === null || 'ok' in step) return step;
      const statements = body.answer === 'notReceived' ? [attachProofs(member.id, withdrawalId, proofIds)] : [];
      return { ...step, actor: { kind: 'member', id: member.id }, reason: body.note.trim(), statements };
    });
  };

  return { cancel, confirm };
}

export const mayCancel = ({ state, paidMinor }: Pick<WithdrawalRow, 'state' | 'paidMinor'>): boolean =>
  (state === 'REQUESTED' || state === 'RISK_REVIEW') && paidMinor === 0n;

/** Whether the time to answer, or to appeal, is still running. */
export const isInTime = ({ deadlineAt }: Pick<WithdrawalRow, 'deadlineAt'>, now: Date): boolean =>
  deadlineAt === null || now < deadlineAt;

const outcomes = { received: 'COMPLETED', partial: 'PARTIAL_REVIEW', notReceived: 'DISPUTED' } as const;

/** What an answer does to a withdrawal; null: it was given before. */
function answered(
  row: WithdrawalRow,
  answer: Answer['answer'],
  amountMinor: bigint | null,
  now: Date,
): Pick<Step, 'to' | 'change'> | Failure<'invalid_input' | 'already_decided'> | null {
  const to = outcomes[answer];
  const due = dueMinor(row);
  if (row.state === to && answer !== 'partial') return null;
  const isOpen =
    (row.state === 'DISBURSED' && isInTime(row, now)) ||
    (row.state === 'AUTO_RECEIVED' && answer === 'notReceived' && isInTime(row, now)) ||
    ((row.state === 'DISPUTED' || row.state === 'PARTIAL_REVIEW') && answer === 'received');
  if (!isOpen) return fail('already_decided');
  if (answer === 'received') return { to, change: { receivedMinor: (row.receivedMinor ?? 0n) + due } };
  if (answer === 'notReceived') return { to, change: {} };
  if (amountMinor === null || amountMinor >= due) {
    return fail('invalid_input', { fields: { amount: { key: 'amount_of_part' } } });
  }
  return { to, change: { receivedMinor: (row.receivedMinor ?? 0n) + amountMinor } };
}

function amountOf({ answer, amount }: Answer, exponent: number): Amount {
  if (answer !== 'partial') return { ok: true, amountMinor: null };
  if (amount === undefined) return fail('invalid_input', { fields: { amount: { key: 'not_empty' } } });
  const parsed = parseAmount(amount, exponent, 'positive');
  if (!parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
  return { ok: true, amountMinor: parsed.amountMinor };
}
