import type { HoldRules } from '@baize/games/slot-engine';
import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { SlotGame } from '../slot-game.ts';
import { SpecialSymbol } from './rules-parts.tsx';

/** The coin and what collects coins. */
export function HoldSymbols<Code extends string>({ game, hold }: { game: SlotGame<Code>; hold: HoldRules<Code> }) {
  const t = useTranslations('studio.rules');
  const { scatter: coin } = game.config;
  return (
    <>
      {coin !== undefined && (
        <SpecialSymbol game={game} symbol={coin} text={t('holdCoinText', { count: hold.minScatters })} />
      )}
      <SpecialSymbol game={game} symbol={hold.collect} text={t('holdCollectText')} />
    </>
  );
}

/** How hold and respin goes, what a coin can be worth at this bet and how likely that is. */
export function HoldSection({ hold, betMinor, showMoney }: RulesProps & { hold: HoldRules<string> }) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { minScatters, respins, cell, values, grandTimesBet } = hold;
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const percent = (share: number) => format.number(share * 100, { maximumFractionDigits: 2 });
  return (
    <Section
      title={t('hold')}
      text={t('holdText', { count: minScatters, respins, grand: showMoney(betMinor * BigInt(grandTimesBet)) })}
    >
      <p className="text-sm text-ink-muted">
        {t('holdChances', { coin: percent(cell.coin / cell.parts), collect: percent(cell.collect / cell.parts) })}
      </p>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        {values.map(({ hundredths, weight }) => (
          <div key={hundredths} className="contents">
            <dt className="font-semibold">{showMoney((betMinor * BigInt(hundredths)) / 100n)}</dt>
            <dd className="text-ink-muted">{t('percent', { value: percent(weight / weights) })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
