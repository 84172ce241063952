/** Whether rounds can be recomputed here: a page without TLS has no web cryptography. */
export const canVerify = (): boolean => typeof crypto.subtle === 'object';
