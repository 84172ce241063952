import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressedOnce } from './compressed-once.ts';

const text = JSON.stringify({ words: 'again and again '.repeat(500) });
const ask = async (acceptEncoding: string, answer: ReturnType<typeof compressedOnce>, more = {}) => {
  const app = Fastify();
  app.get('/x', answer);
  return app.inject({ url: '/x', headers: { 'accept-encoding': acceptEncoding, ...more } });
};

test.each([
  ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['', undefined, (bytes: Buffer) => bytes],
] as const)('who takes %j gets it so', async (accepted, coding, read) => {
  const answer = await ask(accepted, compressedOnce(text, 'application/json'));
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(String(read(answer.rawPayload))).toBe(text);
});

test('it is compressed once for all who ask, also at the same moment', async () => {
  let count = 0;
  const br = async () => {
    count += 1;
    return Buffer.from('small');
  };
  const answer = compressedOnce(text, 'application/json', { br });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('br', answer)));
  expect(answers.map(({ body }) => body)).toEqual(Array(20).fill('small'));
  expect(count).toBe(1);
  const { etag } = answers[0]?.headers ?? {};
  const known = await ask('br', answer, { 'if-none-match': etag });
  expect([known.statusCode, known.body, count]).toEqual([304, '', 1]);
});
