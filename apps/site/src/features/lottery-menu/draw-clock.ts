/** Section 9: no draw list is older than this. */
const MAX_DELAY_MS = 30_000;
/** When nothing is open, or the nearest draw is due. */
const FALLBACK_DELAY_MS = 7_000;

export interface DrawTimes {
  /** Seconds until the draw, as the server saw it when it answered. */
  remainTime: number;
  /** Seconds before the draw at which betting ends. */
  lockTime: number;
}

/** When the question left and the answer came, on one clock, in milliseconds. */
export interface RoundTrip {
  askedAtMs: number;
  answeredAtMs: number;
}

/** When betting on a draw ends, on the clock of `trip`: the answer is half a round trip old when it arrives, and the lock comes first. */
export function closesAtMs({ remainTime, lockTime }: DrawTimes, { askedAtMs, answeredAtMs }: RoundTrip): number {
  const ageMs = (answeredAtMs - askedAtMs) / 2;
  return answeredAtMs - ageMs + (remainTime - lockTime) * 1000;
}

/** How long until the list is asked for again: the smallest remaining time among open draws, at most 30 s; 7 s if that is over. */
export function refreshDelayMs(closings: readonly number[], nowMs: number): number {
  const remaining = closings.map((closesAt) => closesAt - nowMs).filter((ms) => ms > 0);
  const smallest = remaining.length === 0 ? 0 : Math.min(...remaining);
  return smallest <= 0 ? FALLBACK_DELAY_MS : Math.min(smallest, MAX_DELAY_MS);
}

/** Whole days, and what is left of the last one: "04:09", with hours in front where there are any, as "1:04:09". */
export function countdown(remainingMs: number): { days: number; time: string } {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const [hours, minutes] = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60)];
  const shownHours = days > 0 ? `${two(hours)}:` : `${hours}:`;
  return { days, time: `${days === 0 && hours === 0 ? '' : shownHours}${two(minutes)}:${two(seconds % 60)}` };
}

/** "2026.11.21": the date of a draw, in every language, where the player is. */
export function drawDate(instant: string): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
