import { errorStatus, type FailureDetail, type MessageKey } from '@baize/contract';

/** Failures that arise in the browser, before any answer of the server. */
export type BrowserFaultKey =
  | 'in_network_again'
  | 'timeout_retry_please'
  | 'secure_connection_needed'
  // Of a phone-auth service.
  | 'phone_too_many_requests'
  | 'phone_unknown'
  | 'popup_closed_by_user';

/** The key of the text that a person reads. */
export type FailureKey = MessageKey | BrowserFaultKey;

/**
 * What came back. `refusal`: the contract's envelope with a key that this client knows; `unknownRefusal`: with another key; `json`: JSON
 * without the envelope; `foreign`: no JSON, as of a proxy or a captive portal; `none`: no answer.
 */
export type AnswerKind = 'refusal' | 'unknownRefusal' | 'json' | 'foreign' | 'none';

interface FailureOptions extends ErrorOptions {
  answerKind?: AnswerKind;
}

/** A call that did not succeed. `messageKey` is the only reason that a screen may show. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly messageKey: FailureKey;
  /** HTTP status of the answer; 0 when none came. */
  readonly status: number;
  readonly detail: FailureDetail;
  readonly answerKind: AnswerKind;

  constructor(messageKey: FailureKey, status = 0, detail: FailureDetail = {}, options: FailureOptions = {}) {
    super(messageKey, options);
    this.messageKey = messageKey;
    this.status = status;
    this.detail = detail;
    this.answerKind = options.answerKind ?? 'none';
  }

  /** What is wrong with single fields of the request, by field name. */
  get fields(): NonNullable<FailureDetail['fields']> {
    return this.detail.fields ?? {};
  }

  /** True when the same request may succeed a little later without any change. */
  get isVolatile(): boolean {
    return this.status >= 500 || this.messageKey === 'in_network_again' || this.messageKey === 'timeout_retry_please';
  }
}

export function isMessageKey(value: unknown): value is MessageKey {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** Returns whatever was thrown as a failure with a text: a bug on our side reads as an internal error. */
export function toFailure(thrown: unknown): ApiFailure {
  return thrown instanceof ApiFailure ? thrown : new ApiFailure('internal_error', 0, {}, { cause: thrown });
}
