import { type Answer, errorStatus, type FailureDetail, type MessageKey } from '@baize/contract';
import type { FastifyReply } from 'fastify';

/** Seconds after which a client may try again when nothing better is known. */
const defaultRetryAfterSeconds = 2;
const retryStatuses: readonly number[] = [429, 503];

export function sendValue(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.send({ success: true, value, message: '' } satisfies Answer<unknown>);
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
