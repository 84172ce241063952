import type { PreparedRequest } from '@baize/contract';
import type { ClientOptions, Headers } from './client-options.ts';
import { readEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';

const defaultTimeoutMs = 20_000;

export interface SentBody {
  contentType?: string;
  body?: string | Blob;
}

/** Returns the body of a call that is not encrypted: a file, a form or JSON. */
export function plainBody({ body, form, upload }: PreparedRequest): SentBody {
  if (upload !== undefined) return { contentType: upload.type, body: upload };
  if (body === undefined) return {};
  if (form) return { contentType: 'application/x-www-form-urlencoded', body: formBody(body as object) };
  return { contentType: 'application/json', body: JSON.stringify(body) };
}

/** Fields as an HTML form sends them; what is undefined is left out. */
function formBody(fields: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  return form.toString();
}

interface Sending extends Pick<ClientOptions, 'baseUrl' | 'fetcher' | 'requestInit' | 'timeoutMs'> {
  credentials: Headers;
  signal?: AbortSignal;
}

/** Sends one request and returns the value of its answer. @throws {ApiFailure} */
export async function sendRequest(
  http: PreparedRequest,
  { contentType, body }: SentBody,
  { baseUrl = '', fetcher = fetchOfPage, requestInit, timeoutMs = defaultTimeoutMs, credentials, signal }: Sending,
): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json', ...credentials };
  if (contentType !== undefined) headers['content-type'] = contentType;
  const limit = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    ...requestInit,
    method: http.method,
    headers,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body === undefined ? {} : { body }),
  };
  const { status, text } = await wholeAnswer(() => fetcher(baseUrl + http.target, init), limit, signal);
  return readEnvelope(status, text);
}

const fetchOfPage = (url: string, init: RequestInit) => fetch(url, init);

/** The whole answer within the time limit. A connection that breaks before its last byte has a text as well. */
async function wholeAnswer(
  ask: () => Promise<Response>,
  limit: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  try {
    const response = await ask();
    return { status: response.status, text: await response.text() };
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw new ApiFailure(limit.aborted ? 'timeout_retry_please' : 'in_network_again', 0, {}, { cause: thrown });
  }
}
