import { ApiFailure } from '@baize/client';
import { useRef } from 'react';
import { phoneAuthCountdownMinutes } from '../../../../config/limits.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { SentCode } from '../../api/phone-auth.ts';
import { phoneFailure } from '../../api/phone-failure.ts';

export interface MobileNumber {
  countryDialingCode: string;
  mobileNum: string;
}

export interface PhoneProof {
  firebaseChannel: 'sms';
  firebaseIdToken: string;
}

/** Codes by a phone-auth service, where the brand has one; null where the server sends them. The service's script comes with the first code. */
export function usePhoneAuth() {
  const { data: brand } = useWhitelabel();
  const sent = useRef<SentCode | null>(null);
  /** A code is confirmed once; its token serves until the server has refused it. */
  const proved = useRef<{ code: string; proof: PhoneProof } | null>(null);
  const project = brand?.smsChannel === 'firebase' ? brand.phoneAuth : null;
  if (project === null || project === undefined) return null;

  const send = async ({ countryDialingCode, mobileNum }: MobileNumber) => {
    try {
      const { sendByPhoneAuth } = await import('../../api/phone-auth.ts');
      proved.current = null;
      sent.current = await sendByPhoneAuth(project, `+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`);
    } catch (thrown) {
      throw phoneFailure(thrown);
    }
    return { expiredMinutes: phoneAuthCountdownMinutes };
  };

  const prove = async (code: string): Promise<PhoneProof> => {
    if (proved.current?.code === code) return proved.current.proof;
    if (sent.current === null) {
      throw new ApiFailure('invalid_input', 400, { fields: { verificationCode: { key: 'code_expired' } } });
    }
    try {
      const proof = { firebaseChannel: 'sms' as const, firebaseIdToken: await sent.current.confirm(code) };
      proved.current = { code, proof };
      return proof;
    } catch (thrown) {
      throw phoneFailure(thrown);
    }
  };
  return { send, prove };
}
