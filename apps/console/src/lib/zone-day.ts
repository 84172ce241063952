const dayMs = 86_400_000;

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetMs(atMs: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(atMs);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wallMs = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return wallMs - Math.floor(atMs / 1000) * 1000;
}

/** The instant at which clocks of a zone show a time (`2026-03-29T09:30`). */
export function wallTime(shown: string, zone: string): string {
  const wallMs = Date.parse(`${shown}:00Z`);
  const guessMs = wallMs - offsetMs(wallMs, zone);
  // The offset at the guess is the time's own, unless the clock changes in between.
  return new Date(wallMs - offsetMs(guessMs, zone)).toISOString();
}

/** The time that clocks of a zone show at an instant (`2026-03-29T09:30`). */
export function wallClock(instant: string, zone: string): string {
  const atMs = Date.parse(instant);
  return new Date(atMs + offsetMs(atMs, zone)).toISOString().slice(0, 16);
}

/** The instant at which a day (`2026-03-29`) begins in a zone. */
export const dayStart = (day: string, zone: string): string => wallTime(`${day}T00:00`, zone);

/** The instant at which the day after it begins. */
export const dayEnd = (day: string, zone: string): string =>
  dayStart(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), zone);
