/**
 * SQLSTATE classes and codes of a server that cannot work now: connection lost (08), out of resources (53), shut down or recovering
 * (57P), a statement or a wait for a lock cut by its time-out, a transaction cut for idling, a
 * server that only reads (25006: it was the first until another took over).
 */
const unavailableState = /^(08...|53...|57P0.|57014|55P03|25P03|25006)$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
]);
/** pg gives these no code, or one that others have, too. */
const driverMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  // A replica cut a statement that stood in the way of what the primary had done since.
  'conflict with recovery',
];

/** True for a spent pool, a lost connection and a cut statement: the same request may succeed soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (unavailableState.test(code) || networkCodes.has(code)) return true;
  return driverMessages.some((message) => error.message.includes(message));
}
