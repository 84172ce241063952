import { type Call, type CallName, type CallRequest, type Calls, type CallValue, calls } from '@baize/contract';
import { encryptBody } from './encrypted-body.ts';
import { readEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import { type HttpRequest, layOutRequest, type RequestParts } from './http-request.ts';
import { noteServerFacts, serverFacts, serverNowMs } from './server-facts.ts';
import { expireSession, useSession } from './session.ts';

export interface CallOptions {
  /** Ends the call early; the abort reason is thrown as it is. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 20_000;

/**
 * Makes one call of the contract and returns the value of its answer.
 * @throws {ApiFailure} for every failure: refused, unreachable, too slow, not understood
 */
export async function callApi<N extends CallName>(
  name: N,
  request: CallRequest<Calls[N]>,
  options: CallOptions = {},
): Promise<CallValue<Calls[N]>> {
  const call: Call = calls[name];
  const parts = request as RequestParts;
  const http = layOutRequest(call, parts);
  const value = await (call.encrypted ? sendEncrypted : sendPlain)(http, parts.body, options);
  return value as CallValue<Calls[N]>;
}

/** The brand of this host. Its encryption key and clock are kept for the calls that follow. */
export async function fetchWhitelabel(options: CallOptions = {}): Promise<CallValue<Calls['whitelabel']>> {
  const whitelabel = await callApi('whitelabel', { query: { url: location.host } }, options);
  noteServerFacts(whitelabel);
  return whitelabel;
}

type Body = RequestParts['body'];

async function sendPlain(http: HttpRequest, body: Body, options: CallOptions): Promise<unknown> {
  if (body === undefined) return await send(http, {}, options);
  return await send(http, { contentType: 'application/json', body: JSON.stringify(body) }, options);
}

async function sendEncrypted(http: HttpRequest, fields: Body, options: CallOptions): Promise<unknown> {
  const attempt = async () => {
    const { encryption } = serverFacts() ?? noteServerFacts(await fetchWhitelabel(options));
    const body = await encryptBody(fields ?? {}, encryption, serverNowMs());
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
  body?: string;
}

async function send(http: HttpRequest, { contentType, body }: Sent, { signal }: CallOptions): Promise<unknown> {
  const { token } = useSession.getState();
  const headers = new Headers({ accept: 'application/json' });
  if (token !== '') headers.set('token', token);
  if (contentType !== undefined) headers.set('content-type', contentType);
  const response = await reach(http.url, {
    method: http.method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  try {
    return await readEnvelope(response);
  } catch (thrown) {
    if (thrown instanceof ApiFailure && thrown.messageKey === 'session_expired') expireSession(token);
    throw thrown;
  }
}

/** `fetch` with a time limit, whose failures have texts. */
async function reach(url: string, { signal, ...init }: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw new ApiFailure(limit.aborted ? 'timeout_retry_please' : 'in_network_again', 0, {}, { cause: thrown });
  }
}
