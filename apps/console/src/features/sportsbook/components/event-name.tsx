import { useEventName } from '@baize/i18n/book-names';

/** Who plays, or which cup, in a row of a list. */
export function EventName({ event }: { event: { league: string; home: string; away: string } }) {
  return useEventName()(event);
}
