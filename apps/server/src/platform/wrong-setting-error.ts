/** A setting that cannot be used; the message is one sentence that names it. */
export class WrongSettingError extends Error {}
