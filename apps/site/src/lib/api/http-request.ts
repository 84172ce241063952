import type { Call, Method } from '@baize/contract';

export type Fields = Readonly<Record<string, unknown>>;

/** A call's request laid out for HTTP; `body` is null for a call without one. */
export interface HttpRequest {
  method: Method;
  url: string;
  body: Fields | null;
}

type Part = NonNullable<Call['body']>;

function fieldNames(part: Part): string[] {
  return 'shape' in part && typeof part.shape === 'object' && part.shape !== null ? Object.keys(part.shape) : [];
}

/** The fields of `request` that belong to this part of the call; what is not given is left out. */
function pick(part: Part, request: Fields): Fields {
  const given = fieldNames(part).filter((name) => request[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, request[name]]));
}

function fillPath(path: string, params: Fields): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Sorts the fields of a request into path, query and body as the call's schemas say. */
export function layOutRequest(call: Call, request: Fields): HttpRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ? pick(call.query, request) : {})) {
    query.set(name, String(value));
  }
  if (call.data) query.set('data', JSON.stringify(pick(call.data, request)));
  const path = fillPath(call.path, call.params ? pick(call.params, request) : {});
  return {
    method: call.method,
    url: query.size === 0 ? path : `${path}?${query}`,
    body: call.body ? pick(call.body, request) : null,
  };
}
