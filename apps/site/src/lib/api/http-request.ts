import type { Call, Method } from '@baize/contract';

type Fields = Readonly<Record<string, unknown>>;

/** A request as `CallRequest` gives it: one object for each part that the call has. */
export interface RequestParts {
  params?: Fields;
  query?: Fields;
  data?: Fields;
  body?: Fields;
}

/** A call's request laid out for HTTP. */
export interface HttpRequest {
  method: Method;
  url: string;
}

function fillPath(path: string, params: Fields): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Path and query of a call: parameters in their places, `data` as JSON in the one query parameter of that name. */
export function layOutRequest({ method, path }: Call, { params = {}, query = {}, data }: RequestParts): HttpRequest {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  if (data !== undefined) search.set('data', JSON.stringify(data));
  const filledPath = fillPath(path, params);
  return { method, url: search.size === 0 ? filledPath : `${filledPath}?${search}` };
}
