import { Temporal } from 'temporal-polyfill';
import { zonedAt } from './zones.ts';

/** Hours of some days of the week: 1 is Monday, 7 is Sunday; times as `09:00`, the end up to `24:00` and not within. */
export interface OpeningHours {
  days: readonly number[];
  from: string;
  to: string;
}

/** `opensAt`: the next beginning, null while open. */
export interface Opening {
  isOpen: boolean;
  opensAt: Date | null;
}

const daysAhead = 8;
const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether hours hold at a moment, by the clock on the wall of the zone; no hours at all: always. */
export function openingAt(hours: readonly OpeningHours[], at: Date, zone: string): Opening {
  if (hours.length === 0) return { isOpen: true, opensAt: null };
  const now = zonedAt(at, zone);
  const minute = now.hour * 60 + now.minute;
  const isOpen = hours.some(
    ({ days, from, to }) => days.includes(now.dayOfWeek) && minuteOf(from) <= minute && minute < minuteOf(to),
  );
  return { isOpen, opensAt: isOpen ? null : nextBeginning(hours, now) };
}

function nextBeginning(hours: readonly OpeningHours[], now: Temporal.ZonedDateTime): Date | null {
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = now.toPlainDate().add({ days: ahead });
    const beginnings = hours
      .filter(({ days }) => days.includes(date.dayOfWeek))
      .map(({ from }) => date.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: from }))
      .filter((beginning) => Temporal.ZonedDateTime.compare(beginning, now) > 0)
      .sort(Temporal.ZonedDateTime.compare);
    if (beginnings[0]) return new Date(beginnings[0].epochMilliseconds);
  }
  return null;
}
