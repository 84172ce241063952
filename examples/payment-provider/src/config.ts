import path from 'node:path';
import { type FaultName, isFaultName } from './faults.ts';

/** Everything that the provider is told from outside. */
export interface Config {
  port: number;
  /** Shared with the operator: both sign with it. */
  secret: string;
  /** Where callbacks go, as http://localhost:3000/payments/v1/callbacks/sandbox-pay. */
  callbackUrl: string;
  /** What is written down, so that a restart forgets nothing. */
  journalFile: string;
  /** How late a late callback comes. */
  lateMs: number;
  /** How long a payout takes. */
  payoutMs: number;
  /** What goes wrong with every order that no other fault was named for; null: nothing. */
  fault: FaultName | null;
}

const shortestSecret = 16;

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, usual: number, most: number): number {
  const value = Number(environment[name] ?? usual);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}.`);
  return value;
}

/** Throws an Error with a sentence for the first setting that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { PAYMENT_SECRET: secret = '', CALLBACK_URL: callbackUrl = '', FAULT: fault = '' } = environment;
  if (secret.length < shortestSecret)
    throw new Error(`PAYMENT_SECRET must have at least ${shortestSecret} characters, the same as at the operator.`);
  if (!URL.canParse(callbackUrl)) throw new Error('CALLBACK_URL must be the URL that callbacks are sent to.');
  if (fault !== '' && !isFaultName(fault)) throw new Error(`FAULT must be a fault's name, and ${fault} is none.`);
  return {
    port: wholeNumber(environment, 'PORT', 4861, 65_535),
    secret,
    callbackUrl,
    journalFile: path.resolve(environment.JOURNAL_FILE ?? 'payment-provider.journal'),
    lateMs: wholeNumber(environment, 'LATE_MS', 60_000, 86_400_000),
    payoutMs: wholeNumber(environment, 'PAYOUT_MS', 2_000, 86_400_000),
    fault: isFaultName(fault) ? fault : null,
  };
}
