import {
  type CallName,
  type CallRequest,
  type Calls,
  type CallValue,
  type PreparedRequest,
  prepareRequest,
} from '@baize/contract';
import { useChatToken } from '../chat-token.ts';
import { reportClosure } from './closure.ts';
import { encryptBody } from './encrypted-body.ts';
import { readEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import { noteServerFacts, serverFacts, serverNowMs } from './server-facts.ts';
import { demandPasswordChange, expireSession, useSession } from './session.ts';

export interface CallOptions {
  /** Ends the call early; the abort reason is thrown as it is. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 20_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Makes one call of the contract and returns the value of its answer.
 * @throws {ApiFailure} for every failure: refused, unreachable, too slow, not understood
 */
export async function callApi<N extends CallName>(
  name: N,
  request: CallRequest<Calls[N]>,
  options: CallOptions = {},
): Promise<CallValue<Calls[N]>> {
  const http = prepareRequest(name, request);
  const value = await (http.encrypted ? sendEncrypted : sendPlain)(http, options);
  return value as CallValue<Calls[N]>;
}

/** The brand of this host. Its encryption key and clock are kept for the calls that follow. */
export async function fetchWhitelabel(options: CallOptions = {}): Promise<CallValue<Calls['whitelabel']>> {
  const whitelabel = await callApi('whitelabel', { query: { url: location.host } }, options);
  noteServerFacts(whitelabel);
  return whitelabel;
}

async function sendPlain(http: PreparedRequest, options: CallOptions): Promise<unknown> {
  const { body, form, upload } = http;
  if (upload !== undefined) return await send(http, { contentType: upload.type, body: upload }, options);
  if (body === undefined) return await send(http, {}, options);
  if (form) return await send(http, { contentType: FORM_TYPE, body: formBody(body as object) }, options);
  return await send(http, { contentType: 'application/json', body: JSON.stringify(body) }, options);
}

/** Fields as an HTML form sends them; what is undefined is left out. */
function formBody(fields: object): string {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
}

async function sendEncrypted(http: PreparedRequest, options: CallOptions): Promise<unknown> {
  const attempt = async () => {
    const { encryption } = serverFacts() ?? noteServerFacts(await fetchWhitelabel(options));
    const body = await encryptBody(http, encryption, serverNowMs());
    return await send(http, { contentType: 'application/jose', body }, options);
  };
  try {
    return await attempt();
  } catch (thrown) {
    if (!isCuredByFreshFacts(thrown)) throw thrown;
    await fetchWhitelabel(options);
    return await attempt();
  }
}

/** The key was rotated, or the clocks drifted apart (a sleeping laptop); the server has not acted on such a body. */
function isCuredByFreshFacts(thrown: unknown): boolean {
  return (
    thrown instanceof ApiFailure &&
    (thrown.messageKey === 'encrypted_body_unreadable' || thrown.messageKey === 'encrypted_body_stale')
  );
}

interface Sent {
  contentType?: string;
  body?: string | Blob;
}

async function send(http: PreparedRequest, { contentType, body }: Sent, { signal }: CallOptions): Promise<unknown> {
  const { token } = useSession.getState();
  const headers = new Headers({ accept: 'application/json' });
  if (token !== '') headers.set('token', token);
  const { chatToken } = useChatToken.getState();
  if (token === '' && chatToken !== '') headers.set('chat-token', chatToken);
  if (contentType !== undefined) headers.set('content-type', contentType);
  const { status, text } = await reach(http.target, {
    method: http.method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  try {
    return readEnvelope(status, text);
  } catch (thrown) {
    if (thrown instanceof ApiFailure) {
      if (thrown.messageKey === 'session_expired') expireSession(token);
      if (thrown.messageKey === 'password_change_required') demandPasswordChange(token);
      if (thrown.messageKey === 'info_maintenance' || thrown.messageKey === 'info_ip_block') reportClosure();
    }
    throw thrown;
  }
}

/** The whole answer within the time limit. A line that breaks before its last byte has a text as well. */
async function reach(url: string, { signal, ...init }: RequestInit): Promise<{ status: number; text: string }> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    return { status: response.status, text: await response.text() };
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw new ApiFailure(limit.aborted ? 'timeout_retry_please' : 'in_network_again', 0, {}, { cause: thrown });
  }
}
