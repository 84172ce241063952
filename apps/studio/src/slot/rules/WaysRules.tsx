import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { WaysGame } from '../slot-game.ts';
import { FactsSection, FairSection, PayCard, SpecialSymbol } from './rules-parts.tsx';

interface Props<Code extends string> extends RulesProps {
  game: WaysGame<Code>;
}

/** The rules page of any ways slot, made from the game's own figures at the chosen bet. */
export function WaysRules<Code extends string>(props: Props<Code>) {
  const { game, betMinor, showMoney, sellsFeature = false } = props;
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const figures = game.rulesAt(betMinor);
  const { freeSpins, scatter, wild } = game.config;
  const reels = format.list(figures.wildReels.map(String));
  const heights = figures.heights.map(({ height, percent }) => `${height}: ${format.number(Number(percent))} %`);
  const { bought } = figures;
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('paytable')} text={t('waysPaytableText', { bet: showMoney(betMinor) })}>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {figures.wayPays.map(({ symbol, pays }) => (
            <PayCard
              key={symbol}
              game={game}
              symbol={symbol}
              showMoney={showMoney}
              pays={pays.map(({ count, amountMinor }) => ({ count: t('ofAKind', { count }), amountMinor }))}
            />
          ))}
        </ul>
      </Section>
      <Section
        title={t('ways')}
        text={t('waysText', { ways: figures.maxWays, heights: format.list(heights, { type: 'unit' }) })}
      />
      <Section title={t('special')}>
        <ul className="flex flex-col gap-2">
          <SpecialSymbol game={game} symbol={wild} text={t('wildText', { reels })} />
          <SpecialSymbol game={game} symbol={scatter} text={t('waysScatterText', { count: freeSpins.minScatters })} />
        </ul>
      </Section>
      <Section
        title={t('freeSpins')}
        text={t('risingSpinsText', {
          scatters: freeSpins.minScatters,
          spins: freeSpins.spins,
          more: freeSpins.moreSpins,
          max: freeSpins.maxSpins,
        })}
      />
      {sellsFeature && bought !== null && (
        <Section
          title={t('buyFeature')}
          text={t('buyFeatureText', {
            price: showMoney(bought.priceMinor),
            bet: showMoney(betMinor),
            rtp: Number(bought.rtpPercent).toFixed(2),
          })}
        />
      )}
      <FactsSection figures={figures} showMoney={showMoney} />
      <FairSection figures={figures} showMoney={showMoney} />
    </div>
  );
}
