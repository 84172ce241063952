import { toFailure } from '@baize/client';
import type { FailureDetail } from '@baize/contract';
import { callApi } from '../api/client.ts';

/** What a second factor is asked with. */
export type SecondStep = NonNullable<FailureDetail['secondStep']>;
/** A code, or what the browser answered for a passkey. */
export type Proof = { code: string } | { response: Record<string, unknown> };

/** A question that is on the screen. */
export interface Asked {
  step: SecondStep;
  /** Asks the browser for a passkey; null where it was turned down. Null where this browser has none. */
  askPasskey: (() => Promise<Proof | null>) | null;
  send: (proof: Proof) => Promise<unknown>;
  /** With what was sent back, or null where it was closed. */
  settle: (value: unknown) => void;
  fail: (thrown: unknown) => void;
}

/** What a refusal asks for; null for every other one. */
export function secondStepOf(thrown: unknown): SecondStep | null {
  const { messageKey, detail } = toFailure(thrown);
  return messageKey === 'second_factor_required' ? (detail.secondStep ?? null) : null;
}

/** What is asked, from a call without an answer in it; each time with a new challenge. */
export async function questionOf(asked: Promise<unknown>): Promise<SecondStep> {
  const step = await asked.then(
    () => null,
    (thrown: unknown) => {
      const found = secondStepOf(thrown);
      if (found === null) throw thrown;
      return found;
    },
  );
  if (step === null) throw new Error('a second factor was given without an answer');
  return step;
}

/** What the session is asked for. */
export const askInSession = (): Promise<SecondStep> => questionOf(callApi('giveSecondFactor', { body: {} }));
