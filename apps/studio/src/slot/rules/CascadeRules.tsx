import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { CascadeGame } from '../slot-game.ts';
import { FactsSection, FairSection, PayCard, SpecialSymbol } from './rules-parts.tsx';

interface Props<Code extends string> extends RulesProps {
  game: CascadeGame<Code>;
}

/** What depends on how a cascading slot pays, in words. */
function useMechanicTexts<Code extends string>({ game, betMinor, showMoney }: Props<Code>) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { ladder, freeSpins, clusters, multipliers, meter } = game.config;
  const bet = showMoney(betMinor);
  const steps = (of: readonly number[]) => format.list(of.map((step) => `x${step}`));
  const { spins } = freeSpins;
  const freeText = () => {
    if (multipliers) return t('multiplierSpinsText', { spins });
    if (meter) return t('meterSpinsText', { spins });
    return t('cascadeSpinsText', { spins, ladder: steps(freeSpins.ladder) });
  };
  if (clusters) {
    return { paytable: t('clusterPaytableText', { bet }), cascade: t('clusterText'), freeSpins: freeText() };
  }
  if (ladder.length === 1) {
    return { paytable: t('tumblePaytableText', { bet }), cascade: t('tumbleText'), freeSpins: freeText() };
  }
  return {
    paytable: t('cascadePaytableText', { bet }),
    cascade: t('cascadeText', { ladder: steps(ladder) }),
    freeSpins: freeText(),
  };
}

/** The multipliers under the picture of the highest one. */
function MultiplierSymbol<Code extends string>({ game }: { game: CascadeGame<Code> }) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const entries = Object.entries((game.config.multipliers ?? {}) as Record<string, number>).sort(
    ([, a], [, b]) => a - b,
  );
  const highest = entries.at(-1)?.[0] as Code | undefined;
  if (highest === undefined) return null;
  const values = format.list(entries.map(([, value]) => `x${value}`));
  return <SpecialSymbol game={game} symbol={highest} text={t('multiplierText', { values })} />;
}

/** What fills the meter, and the features that it brings in turn. */
function MeterSection<Code extends string>({ game }: { game: CascadeGame<Code> }) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { meter } = game.config;
  if (!meter) return null;
  const features = meter.features.map((feature) =>
    feature.kind === 'wilds' ? t('meterWilds', { count: feature.count }) : t('meterRemoval'),
  );
  return (
    <Section
      title={t('meter')}
      text={t('meterText', { count: meter.perFeature, features: format.list(features, { type: 'unit' }) })}
    />
  );
}

/** The rules page of any cascading slot, made from the game's own figures at the chosen bet. */
export function CascadeRules<Code extends string>(props: Props<Code>) {
  const { game, betMinor, showMoney } = props;
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const figures = game.rulesAt(betMinor);
  const { freeSpins, scatter, weights, clusters } = game.config;
  const texts = useMechanicTexts(props);
  const total = Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0);
  const name = useTranslations('studio');
  const chances = game.codes.flatMap((code) =>
    weights[code] === 0
      ? []
      : [
          `${name(game.symbolNameKey(code))} ${format.number((weights[code] / total) * 100, { maximumFractionDigits: 2 })} %`,
        ],
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
      <Section title={t('paytable')} text={texts.paytable}>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {figures.pays.map(payCard)}
          {payCard(figures.scatterPays)}
        </ul>
      </Section>
      <Section title={t('cascade')} text={texts.cascade} />
      <Section title={t('special')}>
        <ul className="flex flex-col gap-2">
          <SpecialSymbol
            game={game}
            symbol={scatter}
            text={t('cascadeScatterText', { count: freeSpins.minScatters })}
          />
          {clusters && <SpecialSymbol game={game} symbol={clusters.wild} text={t('clusterWildText')} />}
          <MultiplierSymbol game={game} />
        </ul>
      </Section>
      <MeterSection game={game} />
      <Section title={t('freeSpins')} text={texts.freeSpins} />
      <Section title={t('chances')} text={format.list(chances)} />
      <FactsSection figures={figures} showMoney={showMoney} />
      <FairSection figures={figures} showMoney={showMoney} />
    </div>
  );
}
