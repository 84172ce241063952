import type { Call } from '@baize/contract';
import { sampleValue } from './sample-value.ts';

/** A value that satisfies one part of a call, or undefined where the call has none. */
export const sampleOf = (schema: Call['body']) => (schema ? (sampleValue(schema, 'input') as object) : undefined);

/** A request that satisfies the call's schemas; `surplus` is added to its body. */
export function requestOf(call: Call, headers: Record<string, string> = {}, surplus: object = {}) {
  const data = sampleOf(call.data);
  const body = sampleOf(call.body);
  return {
    method: call.method,
    url: data ? `${call.path}?data=${encodeURIComponent(JSON.stringify(data))}` : call.path,
    headers: {
      ...headers,
      ...(body ? { 'content-type': call.encrypted ? 'application/jose' : 'application/json' } : {}),
    },
    ...(body ? { payload: call.encrypted ? 'sealed' : JSON.stringify({ ...body, ...surplus }) } : {}),
  } as const;
}
