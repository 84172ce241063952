import { useFormatter } from 'use-intl';
import { useStaff } from './staff.ts';

/** A time in the brand's zone, which its tooltip names; a dash where there is none. */
export function Moment({ at }: { at: string | null }) {
  const format = useFormatter();
  const { timeZone } = useStaff();
  if (at === null) return <span className="text-ink-muted">–</span>;
  return (
    <time dateTime={at} title={timeZone} className="tabular whitespace-nowrap">
      {format.dateTime(new Date(at), 'moment')}
    </time>
  );
}
