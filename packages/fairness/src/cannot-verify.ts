/** Why a result cannot be recomputed; readers are told in their language. */
type VerifyReason = 'unpublished' | 'noRules' | 'noSeed' | 'seedMissing' | 'void' | 'noRound';

/** What was given cannot be recomputed; the message says it in English, with names. */
export class CannotVerify extends Error {
  readonly reason: VerifyReason;
  constructor(reason: VerifyReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
