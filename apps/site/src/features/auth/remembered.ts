import { readCookie, writeCookie } from '../../lib/preferences/cookies.ts';

/** What a remembered login leaves in readable cookies for a day: never a password, in whose place the server keeps a token out of reach. */
const names = { username: 'last_user', flag: 'remember_me', sms: 'sms_login' } as const;

export interface RememberedNumber {
  countryDialingCode: string;
  mobileNum: string;
}

export interface Remembered {
  username: string;
  /** The person ticked "remember me" and left a name or number here: the server may know this device. */
  isDevice: boolean;
  number: RememberedNumber | null;
}

export function readCachedRound(): Remembered {
  const [, countryDialingCode, mobileNum] = /^(\d{1,4})-(\d{4,15})$/.exec(readCookie(names.sms)) ?? [];
  const number = countryDialingCode === undefined || mobileNum === undefined ? null : { countryDialingCode, mobileNum };
  const username = readCookie(names.username);
  return { username, isDevice: readCookie(names.flag) === '1' && (username !== '' || number !== null), number };
}

/** The device belongs to the last login alone, so its name or number takes the place of what was there. */
export function rememberUsername(username: string): void {
  forgetCachedRound();
  writeCookie(names.username, username);
  writeCookie(names.flag, '1');
}

export function rememberNumber({ countryDialingCode, mobileNum }: RememberedNumber): void {
  forgetCachedRound();
  writeCookie(names.sms, `${countryDialingCode}-${mobileNum}`);
  writeCookie(names.flag, '1');
}

export function forgetCachedRound(): void {
  for (const name of Object.values(names)) writeCookie(name, '');
}
