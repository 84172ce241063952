export type CodePurpose = 'register' | 'login' | 'password' | 'contact_old' | 'contact_new' | 'payment_password';

export interface VerificationTables {
  sms_codes: {
    id: string;
    brand_id: string;
    purpose: CodePurpose;
    form_id: string;
    number_lookup: Buffer;
    code_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    tries: number;
    ended_at: Date | null;
  };
  sms_requests: { id: string; brand_id: string; number_lookup: Buffer; ip: string; requested_at: Date };
  /** `day`: a date of the brand's zone. */
  sms_days: { brand_id: string; day: string; sent: number };
  captchas: { brand_id: string; form_id: string; purpose: string; answer_hash: Buffer; expires_at: Date };
}
