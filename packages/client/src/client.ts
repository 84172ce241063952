import {
  type CallName,
  type CallRequest,
  type Calls,
  type CallValue,
  type PreparedRequest,
  prepareRequest,
} from '@baize/contract';
import type { ClientOptions } from './client-options.ts';
import { ApiFailure } from './failure.ts';
import { plainBody, type SentBody, sendRequest } from './send.ts';
import { createServerFacts, type ServerFacts } from './server-facts.ts';

export interface CallOptions {
  /** Ends the call early; the abort reason is thrown as it is. */
  signal?: AbortSignal;
}

export interface ApiClient {
  /**
   * Makes one call of the contract and returns the value of its answer.
   * @throws {ApiFailure} for every failure: refused, unreachable, too slow, not understood
   */
  call<N extends CallName>(
    name: N,
    request: CallRequest<Calls[N]>,
    options?: CallOptions,
  ): Promise<CallValue<Calls[N]>>;
  /** Returns the brand of this host. Its encryption key and clock are kept for the calls that follow. */
  fetchWhitelabel(options?: CallOptions): Promise<CallValue<Calls['whitelabel']>>;
  readonly serverFacts: ServerFacts;
}

/** The typed client of the contract's calls: every app and test makes its calls through one of these. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const serverFacts = createServerFacts();

  const send = async (http: PreparedRequest, sent: SentBody, { signal }: CallOptions): Promise<unknown> => {
    const credentials = options.credentials?.() ?? {};
    try {
      return await sendRequest(http, sent, { ...options, credentials, ...(signal === undefined ? {} : { signal }) });
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.status !== 0) options.onFailure?.(thrown, credentials);
      throw thrown;
    }
  };

  const sendEncrypted = async (http: PreparedRequest, callOptions: CallOptions): Promise<unknown> => {
    const { encrypt } = options;
    if (encrypt === undefined) throw new TypeError(`${http.sealedFor} needs a client that encrypts`);
    const attempt = async () => {
      const key = serverFacts.encryption() ?? (await fetchWhitelabel(callOptions)).encryption;
      const body = await encrypt(http, key, serverFacts.nowMs());
      return await send(http, { contentType: 'application/jose', body }, callOptions);
    };
    try {
      return await attempt();
    } catch (thrown) {
      if (!isCuredByFreshFacts(thrown)) throw thrown;
      await fetchWhitelabel(callOptions);
      return await attempt();
    }
  };

  const call: ApiClient['call'] = async (name, request, callOptions = {}) => {
    const http = prepareRequest(name, request);
    const value = await (http.encrypted ? sendEncrypted(http, callOptions) : send(http, plainBody(http), callOptions));
    return value as CallValue<Calls[typeof name]>;
  };

  const fetchWhitelabel: ApiClient['fetchWhitelabel'] = async (callOptions) => {
    const query = options.brandHost === undefined ? {} : { url: options.brandHost() };
    const whitelabel = await call('whitelabel', { query }, callOptions);
    serverFacts.note(whitelabel);
    return whitelabel;
  };

  return { call, fetchWhitelabel, serverFacts };
}

/** The key was rotated, or the clocks drifted apart (a sleeping laptop); the server has not acted on such a body. */
function isCuredByFreshFacts(thrown: unknown): boolean {
  return (
    thrown instanceof ApiFailure &&
    (thrown.messageKey === 'encrypted_body_unreadable' || thrown.messageKey === 'encrypted_body_stale')
  );
}
