import { periodAt, periodOfKey } from './periods.ts';

/** A stretch of some minutes of a local day. */
export interface Slot {
  /** Unique within its length and sortable as text: the local date and the time since the day began, as `2026-11-23T14:05`. */
  key: string;
  start: Date;
  /** Not part of the slot: the start of the next one. */
  end: Date;
}

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/**
 * The slot of `minutes` that holds the moment. Slots are counted from the first moment of the local day, so that each day is divided
 * without a gap: a day of 25 hours has an hour `T24:00`, and the last slot of a day ends with it. Throws a RangeError when 24 hours are
 * not a multiple of `minutes`, or there is no such zone.
 */
export function slotAt(minutes: number, moment: Date, zone: string): Slot {
  if (!Number.isInteger(minutes) || minutes < 1 || dayMinutes % minutes !== 0)
    throw new RangeError(`A day cannot be divided into slots of ${minutes} minutes.`);
  const day = periodAt('D', moment, zone);
  const lengthMs = minutes * minuteMs;
  const index = Math.floor((moment.getTime() - day.start.getTime()) / lengthMs);
  const startMs = day.start.getTime() + index * lengthMs;
  return {
    key: `${day.key}T${clockText(index * minutes)}`,
    start: new Date(startMs),
    end: new Date(Math.min(startMs + lengthMs, day.end.getTime())),
  };
}

/** The slot with that key. Throws a RangeError when the day has no slot of this length that begins then. */
export function slotOfKey(minutes: number, key: string, zone: string): Slot {
  const [date = '', hour = Number.NaN, minute = Number.NaN] = key.split(/[T:]/) as [string, ...string[]];
  const sinceStartMs = (Number(hour) * hourMinutes + Number(minute)) * minuteMs;
  const slot = slotAt(minutes, new Date(periodOfKey('D', date, zone).start.getTime() + sinceStartMs), zone);
  if (slot.key !== key) throw new RangeError(`No slot of ${minutes} minutes begins at ${key}.`);
  return slot;
}

const clockText = (minutes: number): string =>
  [Math.floor(minutes / hourMinutes), minutes % hourMinutes].map((part) => `${part}`.padStart(2, '0')).join(':');
