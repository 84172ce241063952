import type { Clock } from '../clock.ts';

/** What one connection may send: `burst` packets at once, `perSecond` over time. */
export interface PacketLimit {
  burst: number;
  perSecond: number;
}

/** A bucket of tokens; returns false for the packet that is one too many. */
export function createPacketLimit(clock: Clock, { burst, perSecond }: PacketLimit): () => boolean {
  let tokens = burst;
  let filledAtMs = clock.now().getTime();
  return () => {
    const nowMs = clock.now().getTime();
    const passedMs = Math.max(0, nowMs - filledAtMs);
    filledAtMs = nowMs;
    tokens = Math.min(burst, tokens + (passedMs / 1000) * perSecond) - 1;
    return tokens >= 0;
  };
}
