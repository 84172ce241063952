import { useRef, useState } from 'react';
import { smsThrottleMs } from '../../../config/limits.ts';
import { callApi } from '../../../lib/api/client.ts';
import { type ApiFailure, toFailure } from '../../../lib/api/failure.ts';
import { useWhitelabel } from '../../../lib/api/queries/whitelabel.ts';
import { botCheckFor, wantedBotChecks } from '../../../lib/proof-of-work/bot-check.ts';
import { useCountdown } from './use-countdown.ts';

export interface MobileNumber {
  countryDialingCode: string;
  mobileNum: string;
}

export interface SmsOptions {
  purpose: 'register' | 'login' | 'password';
  formId: string;
  /** Checks the form's number first; null when it is wrong, which the form then says under its field. */
  readNumber: () => Promise<MobileNumber | null>;
  /** Puts what the server found wrong under a field; false when no field is to blame. */
  placeFault: (failure: ApiFailure) => boolean;
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
}

/** Sends SMS codes for one form: number checked first, at most one request a second, none while the countdown runs. */
export function useSmsCode({ purpose, formId, readNumber, placeFault }: SmsOptions): SmsCode {
  const { data: brand } = useWhitelabel();
  const { remainingSeconds, start } = useCountdown();
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);

  const send = async () => {
    const number = await readNumber();
    if (number === null) return;
    const check = await botCheckFor('sms', await wantedBotChecks(brand?.botChecks));
    const body = { ...number, ...check, formId };
    const { expiredMinutes } =
      purpose === 'register'
        ? await callApi('smsRegister', { body: { ...body, type: 'registerMobile' } })
        : await callApi('smsNoLogin', { body: { ...body, purpose } });
    setSent(true);
    start(60 * expiredMinutes);
  };

  const request = () => {
    const nowMs = performance.now();
    if (isSending || remainingSeconds > 0 || nowMs - askedAtMs.current < smsThrottleMs) return;
    askedAtMs.current = nowMs;
    setSending(true);
    send()
      .catch((thrown: unknown) => {
        const failure = toFailure(thrown);
        if (!placeFault(failure)) setRefusal(failure);
      })
      .finally(() => setSending(false));
  };
  return { remainingSeconds, isSent, isSending, request, refusal, dismiss: () => setRefusal(null) };
}
