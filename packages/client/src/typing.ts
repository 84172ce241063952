const everyMs = 2_000;

/** Tells the other side of a chat that somebody writes. */
export interface TypingNotifier<Told extends unknown[]> {
  /** The open channel's way to say it; null when it closes. */
  setTeller(teller: ((...told: Told) => void) | null): void;
  /** Somebody is writing; told at most every two seconds, and not at all without a channel. */
  notify(...told: Told): void;
}

export function createTypingNotifier<Told extends unknown[]>(): TypingNotifier<Told> {
  let notify: ((...told: Told) => void) | null = null;
  let toldAtMs = 0;
  return {
    setTeller: (teller) => {
      notify = teller;
    },
    notify: (...told) => {
      const nowMs = performance.now();
      if (notify === null || nowMs - toldAtMs < everyMs) return;
      toldAtMs = nowMs;
      notify(...told);
    },
  };
}
