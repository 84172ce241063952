import type { Calls, CallValue } from '@baize/contract';
import { type Answering, pathOf } from '../../../../lib/testing/render-site.fixture.tsx';

export const details: CallValue<Calls['memberDetails']> = {
  realName: '',
  birthday: '',
  address: '',
  nationality: '',
  occupation: '',
  incomeSource: '',
  minimumAge: 21,
  items: [
    { name: 'realName', isDone: false },
    { name: 'birthday', isDone: false },
    { name: 'mobile', isDone: true },
    { name: 'identityCheck', isDone: false },
  ],
};

export const identity: CallValue<Calls['identityCheck']> = {
  level: 0,
  levels: [
    { level: 1, documents: ['identityFront', 'identityBack'], withdrawalsFrom: '0.01' },
    { level: 2, documents: ['selfie'], withdrawalsFrom: '1000.00' },
  ],
  state: 'NONE',
  next: 'member',
  missingDetails: ['realName', 'birthday'],
  check: null,
};

/** What a server answers to the parts of the security centre. */
export const securityAnswers = (): Record<string, Answering> => ({
  [pathOf('memberDetails')]: () => details,
  [pathOf('identityCheck')]: () => identity,
  [pathOf('signInHistory')]: () => ({ rows: [], total: 0 }),
  [pathOf('memberSecondFactor')]: () => ({ totp: null, passkeys: [], recoveryCodesLeft: 0 }),
});
