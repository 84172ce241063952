import { type PeriodCode, periodCodes } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { useTranslations } from 'use-intl';

/** The period that the address names; today without one. */
export const periodOf = (wanted: string | undefined): PeriodCode => periodCodes.find((code) => code === wanted) ?? 'D';

export function PeriodChips({ value, onChange }: { value: PeriodCode; onChange: (period: PeriodCode) => void }) {
  const t = useTranslations('pages.period');
  return (
    <Chips
      legend={t('label')}
      options={periodCodes.map((code) => ({ value: code, label: t(code) }))}
      value={value}
      onChange={onChange}
    />
  );
}
