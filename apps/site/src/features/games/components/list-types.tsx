import { Chips } from '@baize/ui/chips';
import { Flame, Heart, History, LayoutGrid, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ListType } from '../lobby-search.ts';

const icons: Record<ListType, LucideIcon> = { none: LayoutGrid, hot: Flame, fav: Heart, recent: History };

export interface ListTypesProps {
  offered: readonly ListType[];
  shown: ListType;
  onChange: (list: ListType) => void;
}

/** All games, hot, saved, recent. */
export function ListTypes({ offered, shown, onChange }: ListTypesProps) {
  const t = useTranslations('lobbies.list');
  return (
    <Chips
      legend={t('label')}
      options={offered.map((value) => {
        const Icon = icons[value];
        const label = (
          <>
            <Icon size={16} aria-hidden="true" className="max-sm:hidden" />
            {t(value)}
          </>
        );
        return { value, label };
      })}
      value={shown}
      onChange={onChange}
    />
  );
}
