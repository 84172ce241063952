import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';
import { changeOf } from '../change.ts';

interface ChangeNoteProps {
  now: string | number;
  before: string | number;
  than: 'yesterday' | 'lastWeek';
  /** More of it is neither good nor bad. */
  isNeutral?: boolean;
}

/** "+12 % yesterday". */
export function ChangeNote({ now, before, than, isNeutral = false }: ChangeNoteProps) {
  const t = useTranslations('consoleLive');
  const format = useFormatter();
  const change = changeOf(now, before);
  const isUp = change.kind === 'new' ? Number(now) > 0 : change.kind === 'percent' && change.percent >= 0;
  const text =
    change.kind === 'percent'
      ? format.number(change.percent / 100, { style: 'percent', signDisplay: 'exceptZero' })
      : t(change.kind);
  return (
    <span className="flex min-w-0 items-baseline gap-1">
      <span
        className={clsx(
          'tabular shrink-0 font-semibold',
          change.kind !== 'same' && !isNeutral && (isUp ? 'text-success-ink' : 'text-danger-ink'),
        )}
      >
        {text}
      </span>
      <span className="truncate">{t(`before.${than}`)}</span>
    </span>
  );
}
