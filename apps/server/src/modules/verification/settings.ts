import type { CheckPurpose, FieldRule } from '@baize/contract';

/** What a brand takes as a mobile number: of which countries, in which form. */
export interface MobileSettings {
  countries: readonly { countryDialingCode: string }[];
  registration: { fields: { mobileNum: FieldRule } };
}

/** A brand's settings that this module reads. */
export interface VerificationSettings extends MobileSettings {
  /** Forms that need a solved proof of work. */
  botChecks: readonly CheckPurpose[];
  /** Codes by SMS that the brand pays for in a day of its zone. */
  smsPerDay: number;
  timeZone: string;
}
