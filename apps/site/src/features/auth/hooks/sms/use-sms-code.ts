import { type ApiFailure, toFailure } from '@baize/client';
import { useRef, useState } from 'react';
import { smsThrottleMs } from '../../../../config/limits.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { botCheckFor, wantedBotChecks } from '../../../../lib/proof-of-work/bot-check.ts';
import { useCountdown } from './use-countdown.ts';
import { type MobileNumber, type PhoneProof, usePhoneAuth } from './use-phone-auth.ts';

/** What a form sends to prove a number: the code that this server sent, or a phone-auth service's token in its place. */
export type MobileProof = { verificationCode: string } | PhoneProof;

export interface SmsOptions<T> {
  /** Checks where the code is to go first; null when it is wrong, which the form then says under its field. */
  readTarget: () => Promise<T | null>;
  /** Lets this server send the code. `check`: the solved proof of work, where the brand wants one. */
  send: (target: T, check: { botCheck?: string }) => Promise<{ expiredMinutes: number }>;
  /** Puts what was wrong under a field; false when no field is to blame. */
  placeFault: (failure: ApiFailure) => boolean;
  /** True: a phone-auth service of the brand's sends and checks the code. */
  byPhoneAuth?: boolean;
}

export interface SmsCode {
  /** Above 0 no code can be requested. */
  remainingSeconds: number;
  /** A code was sent from this form. */
  isSent: boolean;
  isSending: boolean;
  request: () => void;
  /** Why no code was sent, for the warning; null without one. */
  refusal: ApiFailure | null;
  dismiss: () => void;
  /** What the form sends with the typed code. @throws {ApiFailure} when a phone-auth service refuses it */
  prove: (code: string) => Promise<MobileProof>;
}

/** Sends codes for one form: target checked first, at most one request a second, none while the countdown runs. */
export function useSmsCode<T>({ readTarget, send, placeFault, byPhoneAuth = false }: SmsOptions<T>): SmsCode {
  const { data: brand } = useWhitelabel();
  const service = usePhoneAuth();
  const phoneAuth = byPhoneAuth ? service : null;
  const { remainingSeconds, start } = useCountdown();
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);

  const sendOne = async () => {
    const target = await readTarget();
    if (target === null) return;
    const { expiredMinutes } = phoneAuth
      ? await phoneAuth.send(target as MobileNumber)
      : await send(target, await botCheckFor('sms', await wantedBotChecks(brand?.botChecks)));
    setSent(true);
    start(60 * expiredMinutes);
  };

  const request = () => {
    const nowMs = performance.now();
    if (isSending || remainingSeconds > 0 || nowMs - askedAtMs.current < smsThrottleMs) return;
    askedAtMs.current = nowMs;
    setSending(true);
    sendOne()
      .catch((thrown: unknown) => {
        const failure = toFailure(thrown);
        if (!placeFault(failure)) setRefusal(failure);
      })
      .finally(() => setSending(false));
  };
  const prove = async (code: string): Promise<MobileProof> =>
    phoneAuth ? phoneAuth.prove(code.trim()) : { verificationCode: code.trim() };
  return { remainingSeconds, isSent, isSending, request, refusal, dismiss: () => setRefusal(null), prove };
}
