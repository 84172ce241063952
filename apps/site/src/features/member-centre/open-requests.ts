import { randomId } from '../../lib/browser/random-id.ts';

/** Ids of requests that move money and that the server has not settled, by what they ask for. They outlive the form they came from. */
const open = new Map<string, string>();

/** The id under which something is asked for: while it is not settled, the same again is the same request, and is done once. */
export function requestIdFor(...content: readonly string[]): string {
  const key = JSON.stringify(content);
  const requestId = open.get(key) ?? randomId();
  open.set(key, requestId);
  return requestId;
}

/** The server has settled it: the next one is another request. */
export function settleRequest(requestId: string): void {
  for (const [key, id] of open) if (id === requestId) open.delete(key);
}
