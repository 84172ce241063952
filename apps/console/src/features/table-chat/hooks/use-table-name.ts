import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** Tables by the codes of their games, with the names of their titles. */
const titles = {
  baccarat: 'baccarat',
  baccarat_no_commission: 'baccaratNoCommission',
  speed_baccarat: 'speedBaccarat',
  dragon_tiger: 'dragonTiger',
  dragon_phoenix: 'dragonPhoenix',
  roulette: 'roulette',
  blackjack: 'blackjack',
  three_card_poker: 'threeCardPoker',
  sic_bo: 'sicBo',
  fish_prawn_crab: 'fishPrawnCrab',
  fan_tan: 'fanTan',
  se_die: 'seDie',
  niuniu_table: 'niuniuTable',
  wenzhou: 'wenzhou',
  two_eight: 'twoEight',
  crash: 'crash',
} as const;
type TableCode = keyof typeof titles;
export const tableCodes = Object.keys(titles) as TableCode[];

/** The name of a table; one that is not known is shown by its code. */
export function useTableName(): (gameCode: string) => string {
  const t = useTranslations('tables.title');
  return useCallback((gameCode) => (gameCode in titles ? t(titles[gameCode as TableCode]) : gameCode), [t]);
}
