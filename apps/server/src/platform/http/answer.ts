import { hash } from 'node:crypto';
import { type Answer, errorStatus, type FailureDetail, type MessageKey } from '@baize/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds after which a client may try again when nothing better is known. */
const defaultRetryAfterSeconds = 2;
const retryStatuses: readonly number[] = [429, 503];

export function sendValue(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.send({ success: true, value, message: '' } satisfies Answer<unknown>);
}

/** As `sendValue`, with an ETag; a client that has this very answer already is told 304 without a body. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const body = JSON.stringify({ success: true, value, message: '' } satisfies Answer<unknown>);
  // Weak: the same answer may travel compressed.
  const tag = `W/"${hash('sha256', body, 'base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  const known = request.headers['if-none-match'] ?? '';
  if (known.split(',').some((candidate) => candidate.trim() === tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** The envelope of a failure: key, status and, where trying again helps, the time to wait. */
export function sendFailure(reply: FastifyReply, key: MessageKey, detail?: FailureDetail | null): FastifyReply {
  const status = errorStatus[key];
  let value = detail ?? null;
  if (retryStatuses.includes(status)) {
    const retryAfterSeconds = value?.retryAfterSeconds ?? defaultRetryAfterSeconds;
    value = { ...value, retryAfterSeconds };
    reply.header('retry-after', retryAfterSeconds);
  }
  return reply.code(status).send({ success: false, value, message: key } satisfies Answer<never>);
}
