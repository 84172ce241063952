import { type CallName, calls } from '@baize/contract';
import { vi } from 'vitest';

export interface FakeRequest {
  params: Readonly<Record<string, string>>;
  data: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A failure that a fake server answers. */
export class FakeFailure {
  readonly message: string;
  readonly fields: Record<string, { key: string; min?: number; max?: number }> | undefined;
  constructor(message: string, fields?: FakeFailure['fields']) {
    this.message = message;
    this.fields = fields;
  }
}

export type FakeAnswers = { [N in CallName]?: (request: FakeRequest) => unknown };

/** Returns the console's calls in place of a server; a call without an answer fails. Returns what was asked, in order. */
export function fakeCalls(answers: FakeAnswers): (FakeRequest & { name: CallName })[] {
  const asked: (FakeRequest & { name: CallName })[] = [];
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const url = new URL(target, 'http://console.example');
    const found = match(url.pathname, init.method ?? 'GET');
    if (found === null) throw new TypeError(`No call has the address ${target}`);
    const request = {
      params: found.params,
      data: JSON.parse(url.searchParams.get('data') ?? '{}') as Record<string, unknown>,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
    };
    asked.push({ name: found.name, ...request });
    const value = (await answers[found.name]?.(request)) ?? new FakeFailure('internal_error');
    if (!(value instanceof FakeFailure)) return Response.json({ success: true, value, message: '' });
    const detail = value.fields === undefined ? null : { fields: value.fields };
    return Response.json({ success: false, value: detail, message: value.message }, { status: 400 });
  });
  return asked;
}

function match(pathname: string, method: string): { name: CallName; params: Record<string, string> } | null {
  for (const [name, call] of Object.entries(calls)) {
    if (call.method !== method) continue;
    const pattern = call.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(pathname);
    if (found !== null) return { name: name as CallName, params: { ...found.groups } };
  }
  return null;
}
