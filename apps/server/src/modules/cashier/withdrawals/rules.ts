import type { WithdrawalBar } from '@baize/contract';
import type { OutstandingTurnover } from '../wagering/index.ts';
import type { WithdrawalSettings } from './dependencies.ts';
import type { OpenHold } from './rows.ts';

/** What a member's request is judged by, beside his password and account. */
export interface Standing {
  cashMinor: bigint;
  turnover: OutstandingTurnover;
  /** The whole account, or what leaves it. */
  isBlocked: boolean;
  /** One is under way. */
  isOccupied: boolean;
  /** Asked for today, in the brand's zone; those that were taken back or refused do not count for the fee. */
  askedToday: number;
  chargedToday: number;
}

/** Cash that may leave: what is not held for turnover. */
export const availableMinor = ({ cashMinor, turnover }: Pick<Standing, 'cashMinor' | 'turnover'>): bigint =>
  cashMinor > turnover.heldMinor ? cashMinor - turnover.heldMinor : 0n;

const whole = 10_000n;

/** The fee of the next request: nothing within the free quota, then a share, rounded up, and at least the minimum. */
export function feeMinor(settings: WithdrawalSettings, amountMinor: bigint, chargedToday: number): bigint {
  if (chargedToday < settings.freePerDay) return 0n;
  const share = (amountMinor * BigInt(settings.feeBasisPoints) + whole - 1n) / whole;
  return share < settings.feeMinMinor ? settings.feeMinMinor : share;
}

export type RequestFault =
  | 'account_blocked'
  | 'request_pending'
  | 'quota_exceeded'
  | 'limit_reached'
  | 'insufficient_funds'
  | 'turnover_missing';

/** Why this amount is refused now, or null. */
export function faultOfRequest(
  settings: WithdrawalSettings,
  standing: Standing,
  amountMinor: bigint,
): RequestFault | null {
  if (standing.isBlocked) return 'account_blocked';
  if (standing.isOccupied) return 'request_pending';
  if (standing.askedToday >= settings.perDay) return 'quota_exceeded';
  if (amountMinor < settings.minMinor || amountMinor > settings.maxMinor) return 'limit_reached';
  if (amountMinor <= feeMinor(settings, amountMinor, standing.chargedToday)) return 'limit_reached';
  if (amountMinor > standing.cashMinor) return 'insufficient_funds';
  return amountMinor > availableMinor(standing) ? 'turnover_missing' : null;
}

/** What stands in the way before any amount is named. */
export function barsOf(
  settings: WithdrawalSettings,
  standing: Standing,
  person: {
    hasPaymentPassword: boolean;
    hasUsableAccount: boolean;
    isCoolingOff: boolean;
    lacksIdentityCheck: boolean;
  },
): WithdrawalBar[] {
  const bars: [WithdrawalBar, boolean][] = [
    ['closed', !settings.enabled],
    ['blocked', standing.isBlocked],
    ['pending', standing.isOccupied],
    ['perDay', standing.askedToday >= settings.perDay],
    ['coolingOff', person.isCoolingOff],
    ['identityCheck', person.lacksIdentityCheck],
    ['paymentPassword', !person.hasPaymentPassword],
    ['account', !person.hasUsableAccount],
    ['turnover', standing.turnover.missingMinor > 0n],
  ];
  return bars.flatMap(([bar, isUp]) => (isUp ? [bar] : []));
}

/** The route of a payment, by the account's kind; the brand's first that fits and whose provider is there. */
export function routeFor(
  routes: WithdrawalSettings['routes'],
  providers: readonly string[],
  kind: 'bank' | 'wallet',
  chosen: string | null,
): { provider: string; maxPaymentMinor: bigint | null } | null {
  const fitting = routes.filter(
    (route) =>
      (route.kind ?? kind) === kind &&
      providers.includes(route.provider) &&
      (chosen ?? route.provider) === route.provider,
  );
  const [first] = fitting;
  if (first) return first;
  const fallback = chosen ?? (routes.length === 0 ? providers[0] : undefined);
  return fallback !== undefined && providers.includes(fallback) ? { provider: fallback, maxPaymentMinor: null } : null;
}

/** The parts of an amount, none above the bound, the last the smallest. */
export function partsOf(amountMinor: bigint, maxMinor: bigint | null): bigint[] {
  if (maxMinor === null || maxMinor <= 0n || amountMinor <= maxMinor) return [amountMinor];
  const full = Array.from({ length: Number(amountMinor / maxMinor) }, () => maxMinor);
  const rest = amountMinor % maxMinor;
  return rest === 0n ? full : [...full, rest];
}

export const totalOf = (holds: readonly Pick<OpenHold, 'amountMinor'>[]): bigint =>
  holds.reduce((sum, hold) => sum + hold.amountMinor, 0n);
