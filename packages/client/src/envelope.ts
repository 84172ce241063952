import type { FailureDetail, MessageKey } from '@baize/contract';
import { ApiFailure, isMessageKey } from './failure.ts';

/** What a status means when the answer is not one of ours: a proxy, a gateway or a captive portal spoke. */
function keyOfForeignAnswer(status: number): MessageKey {
  if (status === 429) return 'too_many_requests';
  if (status === 413) return 'body_too_large';
  return status >= 500 ? 'service_unavailable' : 'internal_error';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the value out of `{success, value, message}`.
 * @throws {ApiFailure} for a failure, and for an answer that has not this form
 */
export function readEnvelope(status: number, text: string): unknown {
  const answer = parseJson(text);
  if (!isObject(answer) || typeof answer.success !== 'boolean') {
    const answerKind = answer === undefined || answer === null ? 'foreign' : 'json';
    throw new ApiFailure(keyOfForeignAnswer(status), status, {}, { answerKind });
  }
  if (answer.success) return answer.value;
  const detail = isObject(answer.value) ? (answer.value as FailureDetail) : {};
  if (isMessageKey(answer.message)) throw new ApiFailure(answer.message, status, detail, { answerKind: 'refusal' });
  throw new ApiFailure(keyOfForeignAnswer(status), status, detail, { answerKind: 'unknownRefusal' });
}
