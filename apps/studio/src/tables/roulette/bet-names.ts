import { useTranslations } from 'use-intl';
import type { Spot } from '../../table-frame/table/table-view.tsx';

export type RouletteBetKey =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'firstFour'
  | 'sixLine'
  | 'column'
  | 'dozen'
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high';

/** What a bet of the cloth is called. */
export function useBetName() {
  const t = useTranslations('tables.roulette');
  return ({ key, selection }: Spot): string => {
    if (key === 'straight') return t('straight', { number: selection });
    if (key === 'column' || key === 'dozen') return t(key, { number: selection });
    const name = t(`bet.${key as RouletteBetKey}`);
    return selection === '' ? name : t('edge', { bet: name, numbers: selection });
  };
}
