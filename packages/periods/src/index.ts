export { type Opening, type OpeningHours, openingAt } from './opening-hours.ts';
export {
  type LocalDate,
  type Period,
  type PeriodCode,
  periodAt,
  periodCodes,
  periodOfKey,
  periodsBetween,
  shiftPeriod,
} from './periods.ts';
export { type Slot, slotAt, slotOfKey } from './slots.ts';
export { hourOfLocalDate, isTimeZone, localDateOf, startOfLocalDate } from './zones.ts';
