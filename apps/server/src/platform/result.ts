import type { FailureDetail, MessageKey } from '@baize/contract';

/** An expected failure as a value: a translation key, with the details that the client may see. */
export interface Failure<K extends MessageKey = MessageKey> {
  ok: false;
  message: K;
  detail?: FailureDetail;
}

/** What an answer does to the browser's device cookie: a new token with its life, or null to take it away. */
export type DeviceCookie = { token: string; lifeSeconds: number } | null;

export type Result<V, K extends MessageKey = MessageKey> =
  | { ok: true; value: V; deviceCookie?: DeviceCookie }
  | Failure<K>;

export const ok = <V>(value: V): { ok: true; value: V } => ({ ok: true, value });

export const fail = <K extends MessageKey>(message: K, detail?: FailureDetail): Failure<K> =>
  detail ? { ok: false, message, detail } : { ok: false, message };

/** The member takes a break or is excluded: until when, or (null) for ever. */
export const barredUntil = (until: Date | null): Failure<'play_barred'> =>
  fail('play_barred', { until: until?.toISOString() ?? null });
