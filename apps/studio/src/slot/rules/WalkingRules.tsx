import type { WalkingRules } from '@baize/games/slot-engine';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { SlotGame } from '../slot-game.ts';
import { SpecialSymbol } from './rules-parts.tsx';

interface Props<Code extends string> {
  game: SlotGame<Code>;
  walking: WalkingRules<Code>;
}

/** The wild that walks, and what brings several at once. */
export function WalkingSymbols<Code extends string>({
  game,
  walking,
  reels,
}: Props<Code> & { reels: readonly number[] }) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { wild, scatter } = game.config;
  return (
    <>
      <SpecialSymbol game={game} symbol={wild} text={t('walkWildText', { reels: format.list(reels.map(String)) })} />
      {scatter !== undefined && (
        <SpecialSymbol game={game} symbol={scatter} text={t('paradeScatterText', { count: walking.minScatters })} />
      )}
    </>
  );
}

/** How wilds walk, and how a parade begins. */
export function WalkingSection<Code extends string>({ game, walking }: Props<Code>) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { minScatters, entrance, maxRespins, strips } = walking;
  const listOf = (reels: readonly number[]) => format.list(reels.map((reel) => `${reel + 1}`));
  const landing = strips.flatMap((strip, reel) => (strip.includes(game.config.wild) ? [reel] : []));
  return (
    <Section title={t('walk')} text={t('walkText', { max: maxRespins, reels: listOf(landing) })}>
      <p className="text-sm text-ink-muted">{t('paradeText', { count: minScatters, reels: listOf(entrance) })}</p>
    </Section>
  );
}
