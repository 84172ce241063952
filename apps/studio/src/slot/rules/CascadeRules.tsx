import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { CascadeGame } from '../slot-game.ts';
import { FactsSection, FairSection, PayCard, SpecialSymbol } from './rules-parts.tsx';

interface Props<Code extends string> extends RulesProps {
  game: CascadeGame<Code>;
}

/** The rules page of any cascading slot, made from the game's own figures at the chosen bet. */
export function CascadeRules<Code extends string>(props: Props<Code>) {
  const { game, betMinor, showMoney } = props;
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const figures = game.rulesAt(betMinor);
  const { freeSpins, scatter, weights } = game.config;
  const ladder = (steps: readonly number[]) => format.list(steps.map((step) => `x${step}`));
  const total = Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0);
  const name = useTranslations('studio');
  const chances = game.codes.map(
    (code) => `${name(game.symbolNameKey(code))} ${format.number((weights[code] / total) * 100)} %`,
  );
  const payCard = ({ symbol, pays }: typeof figures.scatterPays) => (
    <PayCard
      key={symbol}
      game={game}
      symbol={symbol}
      showMoney={showMoney}
      pays={pays.map(({ from, to, amountMinor }) => ({
        count: to === null || to === from ? t('countFrom', { from }) : t('countRange', { from, to }),
        amountMinor,
      }))}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('paytable')} text={t('cascadePaytableText', { bet: showMoney(betMinor) })}>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {figures.pays.map(payCard)}
          {payCard(figures.scatterPays)}
        </ul>
      </Section>
      <Section title={t('cascade')} text={t('cascadeText', { ladder: ladder(figures.ladder) })} />
      <Section title={t('special')}>
        <ul className="flex flex-col gap-2">
          <SpecialSymbol
            game={game}
            symbol={scatter}
            text={t('cascadeScatterText', { count: freeSpins.minScatters })}
          />
        </ul>
      </Section>
      <Section
        title={t('freeSpins')}
        text={t('cascadeSpinsText', { spins: freeSpins.spins, ladder: ladder(figures.freeLadder) })}
      />
      <Section title={t('chances')} text={format.list(chances)} />
      <FactsSection figures={figures} showMoney={showMoney} />
      <FairSection figures={figures} showMoney={showMoney} />
    </div>
  );
}
