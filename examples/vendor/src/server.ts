import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isPick, stakesMinor } from './dice.ts';
import type { Table, Told } from './table.ts';

const largestBodyBytes = 4_096;
const idForm = /^[0-9a-f-]{36}$/;

const publicFile = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));
const files: Record<string, { type: string; body: Buffer }> = {
  '/play': { type: 'text/html; charset=utf-8', body: publicFile('play.html') },
  '/play.js': { type: 'text/javascript; charset=utf-8', body: publicFile('play.js') },
  '/play.css': { type: 'text/css; charset=utf-8', body: publicFile('play.css') },
};

/** The game's page and its two calls. `serverUrl`: whose pages may hold it in a frame. */
export function createVendorServer(table: Table, serverUrl: string): Server {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${new URL(serverUrl).origin}`,
  ].join('; ');
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://vendor');
    const file = files[pathname];
    if (request.method === 'GET' && file) {
      const headers = {
        'content-type': file.type,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      };
      response.writeHead(200, headers).end(file.body);
      return;
    }
    const call = request.method === 'POST' ? calls[pathname] : undefined;
    if (!call) {
      response.writeHead(404).end();
      return;
    }
    answer(request, response, (body) => call(table, body)).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}

type Body = Record<string, unknown>;

/** Null: something in the body is wrong. */
const calls: Record<string, (table: Table, body: Body) => Promise<Told> | null> = {
  '/api/open': (table, { launchToken }) =>
    typeof launchToken === 'string' && launchToken.length <= 200 ? table.enter(launchToken) : null,
  '/api/roll': (table, { session, roundId, pick, stakeMinor }) => {
    const isRight =
      typeof session === 'string' &&
      typeof roundId === 'string' &&
      idForm.test(roundId) &&
      isPick(pick) &&
      stakesMinor.some((offered) => offered === stakeMinor);
    return isRight ? table.play({ session, roundId, pick, stakeMinor: String(stakeMinor) }) : null;
  },
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  call: (body: Body) => Promise<Told> | null,
): Promise<void> {
  const body = await bodyOf(request);
  const told = body && call(body);
  if (!told) {
    response.writeHead(400).end();
    return;
  }
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(await told));
}

async function bodyOf(request: IncomingMessage): Promise<Body | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > largestBodyBytes) return null;
    parts.push(part as Buffer);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof body === 'object' && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
}
