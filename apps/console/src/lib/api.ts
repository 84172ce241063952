import { createClient, type FailureKey, toFailure } from '@baize/client';
import { encryptBody } from '@baize/client/encryption';
import type { FailureDetail } from '@baize/contract';
import { endSession, sessionToken } from './session/session.ts';

/** The console's client: it calls as the signed-in staff. */
const client = createClient({
  encrypt: encryptBody,
  brandHost: () => location.host,
  credentials: () => {
    const token = sessionToken();
    return token === '' ? {} : { token };
  },
  onFailure: ({ messageKey }, { token = '' }) => {
    if (messageKey === 'session_expired' || messageKey === 'in_logged_login') endSession(token);
  },
});

/** Makes one call as the signed-in staff. @throws {ApiFailure} */
export const callApi = client.call;

/** Whatever was thrown, as a key with a text. */
export const failureKey = (thrown: unknown): FailureKey => toFailure(thrown).messageKey;

/** What the server says about single fields; empty for any other failure. */
export const fieldFaultsOf = (thrown: unknown): NonNullable<FailureDetail['fields']> =>
  toFailure(thrown).detail.fields ?? {};

/** The line was broken: the same call may succeed the next time. */
export const isVolatile = (thrown: unknown): boolean => failureKey(thrown) === 'in_network_again';
