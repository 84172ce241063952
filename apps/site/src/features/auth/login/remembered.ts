import { readCookie, writeCookie } from '../../../lib/cookies.ts';

/** What a remembered login leaves in readable cookies for a day: never a password, in whose place the server keeps a token out of reach. */
const names = { username: 'last_user', flag: 'remember_me', sms: 'sms_login' } as const;

export interface RememberedNumber {
  countryDialingCode: string;
  mobileNum: string;
}

export interface Remembered {
  username: string;
  /** The person ticked "remember me": the server may know this device. */
  isDevice: boolean;
  number: RememberedNumber | null;
}

export function readRemembered(): Remembered {
  const number = /^(\d{1,4})-(\d{4,15})$/.exec(readCookie(names.sms));
  return {
    username: readCookie(names.username),
    isDevice: readCookie(names.flag) === '1',
    number: number === null ? null : { countryDialingCode: number[1] ?? '', mobileNum: number[2] ?? '' },
  };
}

export function rememberUsername(username: string): void {
  writeCookie(names.username, username);
  writeCookie(names.flag, '1');
}

export function rememberNumber({ countryDialingCode, mobileNum }: RememberedNumber): void {
  writeCookie(names.sms, `${countryDialingCode}-${mobileNum}`);
  writeCookie(names.flag, '1');
}

export function forgetRemembered(): void {
  for (const name of Object.values(names)) writeCookie(name, '');
}
