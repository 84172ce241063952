import { type FishKey, renamed, type Water } from '@baize/games/fishing';
import { useTranslations } from 'use-intl';

/** What a kind is called in a water. */
export function useFishName(water: Water): (key: FishKey) => string {
  const t = useTranslations('fishing');
  return (key) => (renamed[water].includes(key) ? t(`lake.${key as 'sardine'}`) : t(`fish.${key}`));
}
