import { SelectField } from '@baize/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { promotionsQuery } from '../../api/promotions.ts';

interface DepositChoiceProps {
  value: string;
  onChange: (promotionId: string) => void;
}

/** The promotion that a deposit takes with it; nothing while none is on offer. */
export function DepositChoice({ value, onChange }: DepositChoiceProps) {
  const t = useTranslations('rewards.promotions');
  const { locale } = useLanguage();
  const { data } = useQuery(promotionsQuery(locale));
  const offers = (data?.list ?? []).filter(
    ({ status, rules }) => status === 'join' && rules.trigger === 'deposit' && rules.approval === 'automatic',
  );
  if (offers.length === 0) return null;
  return (
    <SelectField
      label={t('withDeposit')}
      hint={t('withDepositHint')}
      options={[
        { value: '', label: t('none') },
        ...offers.map(({ promotionId, title }) => ({ value: promotionId, label: title })),
      ]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
