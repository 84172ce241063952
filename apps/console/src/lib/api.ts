import {
  type Answer,
  type CallName,
  type CallRequest,
  type Calls,
  type CallValue,
  type FailureDetail,
  type MessageKey,
  type PreparedRequest,
  prepareRequest,
  sealedPayload,
} from '@baize/contract';
import { endSession, sessionToken } from './session.ts';

const timeoutMs = 20_000;

/** A call that did not succeed; `key` has a text in the catalogue. */
export class CallFailure extends Error {
  readonly key: MessageKey | 'in_network_again' | 'secure_connection_needed';
  readonly detail: FailureDetail;
  constructor(key: CallFailure['key'], detail: FailureDetail = {}) {
    super(key);
    this.key = key;
    this.detail = detail;
  }
}

/** Whatever was thrown, as a key with a text. */
export const failureKey = (thrown: unknown): CallFailure['key'] =>
  thrown instanceof CallFailure ? thrown.key : 'internal_error';

/** Makes one call as the signed-in staff. @throws {CallFailure} */
export async function callApi<N extends CallName>(
  name: N,
  request: CallRequest<Calls[N]>,
): Promise<CallValue<Calls[N]>> {
  const http = prepareRequest(name, request);
  const token = sessionToken();
  const headers = new Headers({ accept: 'application/json' });
  if (token !== '') headers.set('token', token);
  const body = await bodyOf(http);
  if (body !== null) headers.set('content-type', http.encrypted ? 'application/jose' : 'application/json');
  const answer = await reach(http.target, { method: http.method, headers, ...(body === null ? {} : { body }) });
  if (answer.success) return answer.value as CallValue<Calls[N]>;
  if (answer.message === 'session_expired' || answer.message === 'in_logged_login') endSession(token);
  throw new CallFailure(answer.message, answer.value ?? {});
}

async function bodyOf(http: PreparedRequest): Promise<string | null> {
  if (http.body === undefined) return null;
  return http.encrypted ? seal(http) : JSON.stringify(http.body);
}

/** The compact JWE of an encrypted call, with the key and the clock of the server. */
async function seal({ body, sealedFor }: PreparedRequest): Promise<string> {
  if (crypto.subtle === undefined) throw new CallFailure('secure_connection_needed');
  const { encryption, serverTime } = await callApi('whitelabel', { query: { url: location.host } });
  const { CompactEncrypt, importJWK } = await import('jose');
  return new CompactEncrypt(sealedPayload(body, Date.parse(serverTime)))
    .setProtectedHeader({ alg: encryption.alg, enc: encryption.enc, kid: encryption.kid, call: sealedFor })
    .encrypt(await importJWK(encryption.jwk, encryption.alg));
}

async function reach(target: string, init: RequestInit): Promise<Answer<unknown>> {
  try {
    const response = await fetch(target, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return (await response.json()) as Answer<unknown>;
  } catch {
    throw new CallFailure('in_network_again');
  }
}
