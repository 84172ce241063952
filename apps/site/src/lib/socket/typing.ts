const everyMs = 2_000;

let notify: (() => void) | null = null;
let toldAtMs = 0;

/** The open channel's way to say that the visitor is writing; null when it closes. */
export function setTypingTeller(teller: (() => void) | null): void {
  notify = teller;
}

/** The visitor is writing to customer service; told at most every two seconds. */
export function sendTyping(): void {
  const nowMs = performance.now();
  if (notify === null || nowMs - toldAtMs < everyMs) return;
  toldAtMs = nowMs;
  notify();
}
