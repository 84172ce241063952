import { Temporal } from 'temporal-polyfill';

/** True for a zone of the IANA database, as `Asia/Manila`; a fixed offset such as `+07:00` is not one. */
export function isTimeZone(zone: string): boolean {
  if (!/^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(zone)) return false;
  try {
    zonedAt(new Date(0), zone);
    return true;
  } catch {
    return false;
  }
}

/** The moment in a zone. Throws a RangeError when there is no such zone. */
export const zonedAt = (moment: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

/** The date, as `2026-11-23`, that a calendar on the wall of that zone shows at the moment. */
export const localDateOf = (moment: Date, zone: string): string => zonedAt(moment, zone).toPlainDate().toString();

/**
 * The first moment of a local date. Where summer time begins at midnight the day begins at the first hour that exists; a date that a
 * zone left out begins with the next one. Throws a RangeError when the date or the zone does not exist.
 */
export const startOfLocalDate = (date: Temporal.PlainDate | string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds);

/**
 * An hour of a local date. An hour that the zone leaves out is the first moment after the gap; of one that comes twice it is the first.
 * Throws a RangeError when the date or the zone does not exist.
 */
export const hourOfLocalDate = (date: string, hour: number, zone: string): Date =>
  new Date(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) })
      .epochMilliseconds,
  );
