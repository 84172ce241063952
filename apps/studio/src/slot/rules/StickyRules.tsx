import { waits } from '@baize/games/paces';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { SlotGame } from '../slot-game.ts';

/** The free spins among which the player chooses, with the figures of each. */
export function StickySection<Code extends string>({ game }: { game: SlotGame<Code> }) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { sticky } = game.config;
  if (!sticky) return null;
  const number = (value = 0) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <Section title={t('freeSpins')} text={t('stickyText', { count: sticky.minScatters })}>
      <dl className="flex flex-col gap-2 text-sm">
        {sticky.choices.map(({ spins, multiplier }, choice) => {
          const figures = game.choiceFigures?.[choice];
          return (
            <div key={spins} className="rounded-md bg-sunken p-2">
              <dt className="font-semibold">{t('stickyChoice', { spins, multiplier })}</dt>
              <dd className="tabular text-ink-muted">
                {t('stickyFigures', {
                  rtp: number(figures?.rtp),
                  mean: number(figures?.mean),
                  share: number(figures?.hundredBets),
                })}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-sm text-ink-muted">{t('stickyExpiryText', { hours: waits.pickHours })}</p>
    </Section>
  );
}
