import type { Call } from '@baize/contract';
import { sampleValue } from './sample-value.ts';

/** A value that satisfies one part of a call, or undefined where the call has none. */
export const sampleOf = (schema: Call['body']) => (schema ? (sampleValue(schema, 'input') as object) : undefined);

/** A request that satisfies the call's schemas; `surplus` is added to its body. */
export function requestOf(call: Call, headers: Record<string, string> = {}, surplus: object = {}) {
  const data = sampleOf(call.data);
  const body = sampleOf(call.body);
  if (call.upload) {
    const [contentType = ''] = call.upload.contentTypes;
    const url = urlOf(call, data);
    return { method: call.method, url, headers: { ...headers, 'content-type': contentType }, payload: 'x' };
  }
  return {
    method: call.method,
    url: urlOf(call, data),
    headers: {
      ...headers,
      ...(body ? { 'content-type': contentTypeOf(call) } : {}),
    },
    ...(body ? { payload: payloadOf(call, { ...body, ...surplus }) } : {}),
  } as const;
}

export function contentTypeOf(call: Call): string {
  if (call.form) return 'application/x-www-form-urlencoded';
  return call.encrypted ? 'application/jose' : 'application/json';
}

function payloadOf(call: Call, body: object): string {
  if (call.form)
    return new URLSearchParams(
      Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  return call.encrypted ? 'sealed' : JSON.stringify(body);
}

/** The call's address with a sample of everything that it holds. */
export function urlOf(call: Call, data: object | undefined): string {
  const params = Object.entries(sampleOf(call.params) ?? {});
  const path = params.reduce((url, [name, value]) => url.replace(`:${name}`, String(value)), call.path as string);
  const query = new URLSearchParams(Object.entries((sampleOf(call.query) as Record<string, string>) ?? {}));
  if (data) query.set('data', JSON.stringify(data));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Where games in their frames call: of any origin, without the site's cookies. A new vendor with a frame of its own is named here by hand. */
export const framePath = /^\/(studio|arena|rooms|fishing)\//;
