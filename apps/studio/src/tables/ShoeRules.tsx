import { cutPlaces, type ShoeRules as Rules } from '@baize/games/cards';
import { useTranslations } from 'use-intl';
import { Section } from '../game-frame/panels/parts.tsx';

/** How a table's shoe is dealt, and why not to its end. */
export function ShoeRules({ rules: { packs, cutMin } }: { rules: Rules }) {
  const t = useTranslations('tables.shoe');
  return <Section title={t('title')} text={t('text', { packs, min: cutMin, max: cutMin + cutPlaces - 1 })} />;
}
