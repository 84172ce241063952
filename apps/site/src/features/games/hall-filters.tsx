import { Chips } from '@baize/ui/chips';
import { moneyLabel } from '@baize/ui/money-text';
import { SelectField } from '@baize/ui/select';
import { Flame } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { minBetOptions } from '../../config/limits.ts';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { type HallSearch, hallChanges } from './hall-search.ts';
import { NameSearch } from './name-search.tsx';

export interface HallFiltersProps {
  state: HallSearch;
  /** The hot list is offered only where there are hot games. */
  hasHot: boolean;
  onChange: (next: HallSearch, replace?: boolean) => void;
}

export function HallFilters({ state, hasHot, onChange }: HallFiltersProps) {
  const t = useTranslations('site.games');
  const { data: brand } = useWhitelabel();
  const symbol = brand?.currency.symbol;
  return (
    <div className="grid grid-cols-[1fr_8rem] items-end gap-x-3 gap-y-4 md:grid-cols-[1fr_minmax(10rem,20rem)_9rem]">
      <Chips
        className="max-md:order-2"
        legend={t('listType')}
        options={[
          { value: 'all', label: t('all') },
          ...(hasHot || state.list === 'hot'
            ? [
                {
                  value: 'hot' as const,
                  label: (
                    <>
                      <Flame size={16} aria-hidden="true" />
                      {t('hot')}
                    </>
                  ),
                },
              ]
            : []),
        ]}
        value={state.list}
        onChange={(list) => onChange(hallChanges.list(state, list))}
      />
      <NameSearch
        className="max-md:order-1 max-md:col-span-2"
        name={state.name}
        onChange={(name) => onChange(hallChanges.filter(state, { name }), true)}
      />
      <SelectField
        className="max-md:order-3"
        label={t('minBet')}
        value={state.minBet}
        onChange={(event) => {
          const minBet = minBetOptions.find((option) => option === event.target.value) ?? '';
          onChange(hallChanges.filter(state, { minBet }));
        }}
        options={[
          { value: '', label: t('minBetAll') },
          ...minBetOptions.map((option) => ({ value: option, label: moneyLabel(option, symbol) })),
        ]}
      />
    </div>
  );
}
