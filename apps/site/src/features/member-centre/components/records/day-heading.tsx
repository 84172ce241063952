import { MoneyText } from '@baize/ui/money-text';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { sumOfAmounts } from '../../day-net.ts';

const defaultExponent = 2;

export interface DayHeadingProps {
  /** A moment of the day. */
  instant: string;
  amounts: readonly string[];
  /** False: further rows of the day stand on another page. */
  isWhole: boolean;
}

/** A day of a record with what it came to. */
export function DayHeading({ instant, amounts, isWhole }: DayHeadingProps) {
  const t = useTranslations('member.record');
  const format = useFormatter();
  const currency = useWhitelabel().data?.currency;
  const net = sumOfAmounts(amounts, currency?.exponent ?? defaultExponent);
  return (
    <span className="flex items-baseline justify-between gap-3">
      <time dateTime={instant}>{format.dateTime(new Date(instant), 'day')}</time>
      <span className="text-xs font-normal text-ink-muted">
        {t(isWhole ? 'dayNet' : 'pageNet')} <MoneyText amount={net} signed className="text-sm font-semibold" />
      </span>
    </span>
  );
}
