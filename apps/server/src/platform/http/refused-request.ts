import type { FailureDetail, MessageKey } from '@baize/contract';

/** An expected failure that leaves a hook or a parser, where no value can be returned; the error handler makes the answer of it. */
export class RefusedRequest extends Error {
  readonly key: MessageKey;
  readonly detail: FailureDetail | null;

  constructor(key: MessageKey, detail: FailureDetail | null = null) {
    super(key);
    this.key = key;
    this.detail = detail;
  }
}
