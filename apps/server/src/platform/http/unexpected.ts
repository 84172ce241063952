import type { MessageKey } from '@baize/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { newReference } from '../tracing/reference.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { sendFailure } from './answer.ts';
import { RefusedRequest } from './refused-request.ts';

/** What Fastify itself refuses, in the contract's words. */
const keyOfFrameworkCode: Record<string, MessageKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
};

/** Called on every crash, with the number under which it was logged. */
export type NoteUnexpected = (error: Error, crash: { reference: string; place: string }) => void;

/** Makes an answer of whatever was thrown: a refusal, a lost database, or a crash that is logged under a reference number. */
export function answerThrown(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  note?: NoteUnexpected,
  tracing?: Tracing,
): FastifyReply {
  if (error instanceof RefusedRequest) {
    if (error.endsConnection) reply.header('connection', 'close');
    return sendFailure(reply, error.key, error.detail);
  }
  if (isOverload(error))
    return sendFailure(reply, 'service_unavailable', { retryAfterSeconds: error.retryAfterSeconds });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const key = keyOfFrameworkCode[code];
  if (key) return sendFailure(reply, key);
  // First, because a client that goes away in the middle of his body fails with a code of the network, too.
  if (statusCode >= 400 && statusCode < 500) return sendFailure(reply, 'invalid_input');
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database cannot be reached');
    return sendFailure(reply, 'service_unavailable');
  }
  const reference = newReference(tracing);
  const route = request.routeOptions.url;
  request.log.error({ err: error, reference, method: request.method, route }, 'crash');
  note?.(error, { reference, place: `${request.method} ${route ?? ''}` });
  return sendFailure(reply, 'internal_error', { reference });
}

/** Surely nothing was done: whoever threw it says when to come again. */
const isOverload = (error: Error): error is Error & { retryAfterSeconds: number } =>
  'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number';

export function answerUnexpected(app: FastifyInstance, note?: NoteUnexpected, tracing?: Tracing): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerThrown(error, request, reply, note, tracing));
}
