import { isAgentType, type MemberType, type TransferDirection } from '@baize/contract';
import { fail, type Result } from '../../../platform/result.ts';

/** What a brand allows between agents and their members. */
export interface TransferRules {
  toUpline: boolean;
  toDownline: boolean;
  minMinor: bigint;
  maxMinor: bigint;
  /** What one member may send in a day of the brand, and how often. */
  dayMinor: bigint;
  dayCount: number;
}

export interface Person {
  id: string;
  uplineId: string | null;
  nickname: string;
  type: MemberType;
  isBlocked: boolean;
}

/** What a member has sent today. */
export interface SentToday {
  amountMinor: bigint;
  count: number;
}

export type Refusal = Extract<
  Result<never, 'operation_not_allowed' | 'receiver_not_available' | 'limit_reached'>,
  { ok: false }
>;

/** How many times a transfer has to be turned over before its receiver can withdraw it (rulebook 9.4: as a deposit). */
const turnoverMultiple = 1n;
export const wageringOf = (amountMinor: bigint): bigint => amountMinor * turnoverMultiple;

/** What the receiver is to the sender; null: money goes to the agent directly above and to an agent's own members alone. */
export function directionOf(sender: Person, receiver: Person): TransferDirection | null {
  if (sender.uplineId === receiver.id && isAgentType(receiver.type)) return 'upline';
  return receiver.uplineId === sender.id && isAgentType(sender.type) ? 'downline' : null;
}

export const isAllowed = (direction: TransferDirection, rules: TransferRules): boolean =>
  direction === 'upline' ? rules.toUpline : rules.toDownline;

const trialType: MemberType = 4;

/** Why a transfer may not be; null: it may, as far as the brand and the two members are concerned. */
export function refusalOf(
  transfer: { sender: Person | undefined; receiver: Person | undefined; amountMinor: bigint },
  rules: TransferRules,
  sent: SentToday,
): Refusal | null {
  const { sender, receiver, amountMinor } = transfer;
  const direction = sender && receiver ? directionOf(sender, receiver) : null;
  if (!receiver || direction === null || !isAllowed(direction, rules)) return fail('operation_not_allowed');
  if (receiver.isBlocked || receiver.type === trialType) return fail('receiver_not_available');
  const isWithinLimits =
    amountMinor >= rules.minMinor &&
    amountMinor <= rules.maxMinor &&
    sent.amountMinor + amountMinor <= rules.dayMinor &&
    sent.count < rules.dayCount;
  return isWithinLimits ? null : fail('limit_reached', { fields: { amount: { key: 'limit_reached' } } });
}
