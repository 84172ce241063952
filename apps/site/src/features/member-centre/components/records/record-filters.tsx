import { Chips } from '@baize/ui/chips';
import { SelectField } from '@baize/ui/select';
import { useTranslations } from 'use-intl';
import { useVendorMenu } from '../../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { isGameType, periods, type RecordSearch, readRecordSearch } from '../../record-search.ts';

export interface RecordFiltersProps {
  state: RecordSearch;
  onChange: (next: RecordSearch) => void;
}

/** Narrows the betting record by time, game type and status; each choice begins on page 1. */
export function RecordFilters({ state, onChange }: RecordFiltersProps) {
  const t = useTranslations('member.record');
  const gameType = useTranslations('common.gameType');
  const offered = useOfferedTypes(state.gameType);
  const choose = (change: Partial<RecordSearch>) => onChange({ ...state, ...change, page: 1 });
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
      <Chips
        className="w-full lg:w-auto lg:flex-1"
        legend={t('period')}
        showLegend
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={state.period}
        onChange={(period) => choose({ period })}
      />
      <SelectField
        className="min-w-0 flex-1 lg:w-36 lg:flex-none"
        label={t('gameType')}
        value={state.gameType}
        options={[
          { value: '', label: t('allGameTypes') },
          ...offered.map((value) => ({ value, label: gameType(value) })),
        ]}
        onChange={(event) => choose({ gameType: readRecordSearch({ gameType: event.target.value }).gameType })}
      />
      <SelectField
        className="min-w-0 flex-1 lg:w-36 lg:flex-none"
        label={t('status')}
        value={state.status}
        options={[
          { value: '', label: t('allStatuses') },
          ...(['open', 'settled', 'cancelled'] as const).map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        onChange={(event) => choose({ status: readRecordSearch({ status: event.target.value }).status })}
      />
    </div>
  );
}

/** The game types that the server offers, and the one in force even if it is no longer offered. */
function useOfferedTypes(current: RecordSearch['gameType']) {
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  const types = lanes.filter((lane) => lane.cards.length > 0).map((lane) => lane.gameType);
  return [...new Set([...types, current])].filter(isGameType);
}
