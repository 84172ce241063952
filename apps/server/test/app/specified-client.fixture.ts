import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** A client that knows the product's specification and nothing else of this project: no schema, no type, no field that the specification does not name. */
export interface SpecifiedClient {
  get(path: string, more?: { data?: object; query?: Record<string, string>; token?: string }): Promise<Answered>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token?: string): Promise<Answered>;
  seal(method: 'POST' | 'PUT', path: string, body: object, token?: string): Promise<Answered>;
  form(path: string, fields: Record<string, string>): Promise<Answered>;
}
interface Answered {
  status: number;
  success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what these tests ask.
  value: any;
  message: string;
}

export function specifiedClient(base: string, userAgent = 'a specified client'): SpecifiedClient {
  const ask = async (path: string, init: RequestInit, token?: string): Promise<Answered> => {
    const headers = {
      'user-agent': userAgent,
      ...(token ? { token } : {}),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(base + path, { ...init, headers });
    return { status: response.status, ...((await response.json()) as Omit<Answered, 'status'>) };
  };
  const get: SpecifiedClient['get'] = (path, { data, query = {}, token } = {}) => {
    const search = new URLSearchParams({ ...query, ...(data ? { data: JSON.stringify(data) } : {}) });
    return ask(search.size > 0 ? `${path}?${search}` : path, {}, token);
  };
  return {
    get,
    send: (method, path, body, token) => {
      const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return ask(path, { method, ...(body ? json : {}) }, token);
    },
    seal: async (method, path, body, token) => {
      const { value } = await get('/wps/system/whitelabel');
      const { kid, jwk, alg, enc } = value.encryption as { kid: string; jwk: JWK; alg: string; enc: string };
      const payload = { ...body, ts: Date.parse(value.serverTime), nonce: crypto.randomUUID() };
      const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg, enc, kid })
        .encrypt(await importJWK(jwk, alg));
      return ask(path, { method, headers: { 'content-type': 'application/jose' }, body: jwe }, token);
    },
    form: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
