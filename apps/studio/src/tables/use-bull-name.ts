import type { BullClass } from '@baize/games/niuniu';
import { useTranslations } from 'use-intl';

const specials = ['silver', 'bomb', 'fiveSmall'] as const satisfies readonly BullClass[];

/** What a class of hands with bulls is called. */
export function useBullName(): (name: BullClass) => string {
  const t = useTranslations('tables.niuniuTable.hand');
  const special = useTranslations('tables.bullFight.hand');
  return (name) => {
    const [, size] = /^bull(\d)$/.exec(name) ?? [];
    if (size) return t('bull', { size });
    const found = specials.find((one) => one === name);
    return found ? special(found) : t(name as 'noBull' | 'bullBull' | 'fiveDukes');
  };
}
