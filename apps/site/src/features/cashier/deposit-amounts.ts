import { divide, formatAmount, parseAmount } from '@baize/money';
import type { DepositMethod } from './api/deposits.ts';

const wholeBasisPoints = 10_000n;

const minorOf = (amount: string, exponent: number): bigint => {
  const parsed = parseAmount(amount, exponent, 'any');
  return parsed.ok ? parsed.amountMinor : 0n;
};

/** What the provider takes beside an amount, and what is paid in all; as the server counts it. */
export function feeFor(
  method: DepositMethod,
  amount: string,
  exponent: number,
): { fee: string; total: string; isFree: boolean } {
  const amountMinor = minorOf(amount, exponent);
  const part = divide(amountMinor * BigInt(method.feeBasisPoints), wholeBasisPoints, 'ceil');
  const feeMinor = minorOf(method.feeFixed, exponent) + part;
  const total = formatAmount(amountMinor + feeMinor, exponent);
  return { fee: formatAmount(feeMinor, exponent), total, isFree: feeMinor === 0n };
}

/** Which bound of the method an amount breaks; null: none. */
export function boundOf(
  method: Pick<DepositMethod, 'min' | 'max'>,
  amount: string,
  exponent: number,
): 'tooSmall' | 'tooLarge' | null {
  const amountMinor = minorOf(amount, exponent);
  if (amountMinor < minorOf(method.min, exponent)) return 'tooSmall';
  return amountMinor > minorOf(method.max, exponent) ? 'tooLarge' : null;
}

const secondMs = 1_000;
const minuteSeconds = 60;
const hourSeconds = 3_600;

/** "14:05", with hours where there are any; never below zero. */
export function timeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  const two = (figure: number) => String(figure).padStart(2, '0');
  const hours = Math.floor(seconds / hourSeconds);
  const clock = `${two(Math.floor((seconds % hourSeconds) / minuteSeconds))}:${two(seconds % minuteSeconds)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
