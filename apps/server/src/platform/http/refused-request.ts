import type { FailureDetail, MessageKey } from '@baize/contract';

/** An expected failure that leaves a hook or a parser, where no value can be returned; the error handler makes the answer of it. */
export class RefusedRequest extends Error {
  readonly key: MessageKey;
  readonly detail: FailureDetail | null;
  /** The connection is closed behind the answer. */
  readonly endsConnection: boolean;

  constructor(key: MessageKey, detail: FailureDetail | null = null, endsConnection = false) {
    super(key);
    this.key = key;
    this.detail = detail;
    this.endsConnection = endsConnection;
  }
}
