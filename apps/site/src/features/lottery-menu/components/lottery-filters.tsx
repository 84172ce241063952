import { Chips } from '@baize/ui/chips';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SiteSearch } from '../../../lib/page/site-search.ts';
import { type LotteryList, type LotterySearch, weekdays } from '../lottery-search.ts';

export interface LotteryFiltersProps {
  state: LotterySearch;
  offered: readonly LotteryList[];
  onChange: (changes: SiteSearch, options?: { replace?: boolean }) => void;
}

/** List, name and draw day. All is here already, so typing filters at once. */
export function LotteryFilters({ state, offered, onChange }: LotteryFiltersProps) {
  const t = useTranslations('lobbies.lottery');
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
      <Chips
        legend={t('list')}
        options={offered.map((value) => ({ value, label: t(value) }))}
        value={state.list}
        onChange={(list) => onChange({ list: list === 'all' ? undefined : list })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          maxLength={100}
          leading={<Search size={18} aria-hidden="true" />}
          value={state.name}
          onChange={(event) => onChange({ name: event.target.value || undefined }, { replace: true })}
        />
        <SelectField
          label={t('days')}
          value={state.day}
          onChange={(event) => onChange({ day: event.target.value || undefined })}
          options={[
            { value: '', label: t('allDays') },
            ...weekdays.map((day) => ({ value: day, label: t(`day.${day}`) })),
          ]}
        />
      </div>
    </div>
  );
}
