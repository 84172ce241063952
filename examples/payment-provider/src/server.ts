import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Operations, Reply } from './operations.ts';

const largestBodyBytes = 16_384;
const stylesheet = readFileSync(new URL('../public/pay.css', import.meta.url));
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The operator's signed calls (`/v1/…`) and the payer's pages (`/pay/…`). */
export function createProviderServer(operations: Operations): Server {
  return createServer((request, response) => {
    answer(operations, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
}

async function answer(operations: Operations, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? '';
  const { pathname } = new URL(request.url ?? '', 'http://provider');
  if (method === 'GET' && pathname === '/pay.css') {
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
    return;
  }
  const body = await bodyOf(request);
  if (body === null) {
    response.writeHead(413).end();
    return;
  }
  const isCall = pathname.startsWith('/v1/');
  const reply = isCall
    ? operations.call({ method, pathname, body, headers: request.headers })
    : operations.page({ method, pathname, body });
  write(response, reply);
}

function write(response: ServerResponse, reply: Reply): void {
  if ('location' in reply) {
    response.writeHead(303, { location: reply.location }).end();
    return;
  }
  const isPage = 'html' in reply;
  response
    .writeHead(reply.status, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(isPage ? { 'content-security-policy': policy } : {}),
    })
    .end(isPage ? reply.html : JSON.stringify(reply.json));
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > largestBodyBytes) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
