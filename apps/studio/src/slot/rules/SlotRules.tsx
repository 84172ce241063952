import { waits } from '@baize/games/paces';
import type { LineRulesView } from '@baize/games/slot-engine';
import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { Section } from '../../game-frame/panels/parts.tsx';
import type { SlotGame } from '../slot-game.ts';
import { HoldSection, HoldSymbols } from './HoldRules.tsx';
import { LevelSection } from './LevelRules.tsx';
import { FactsSection, FairSection, PayCard, SpecialSymbol } from './rules-parts.tsx';
import { StickySection } from './StickyRules.tsx';
import { WalkingSection, WalkingSymbols } from './WalkingRules.tsx';

interface Props<Code extends string> extends RulesProps {
  game: SlotGame<Code>;
}

/** A line as dots in a small grid: which row it takes on each reel. */
function LinePicture({ rows, line, height }: { rows: readonly number[]; line: number; height: number }) {
  const t = useTranslations('studio.rules');
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
  return (
    <figure className="flex flex-col items-center gap-1 rounded-md bg-sunken p-2">
      <svg
        viewBox={`0 0 ${rows.length * 10} ${height * 10}`}
        className="w-full"
        role="img"
        aria-label={t('lineName', { line, rows: rows.map((row) => row + 1).join(' ') })}
      >
        {rows.flatMap((taken, reel) =>
          Array.from({ length: height }, (_, row) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={`${reel}-${row}`}
              x={reel * 10 + 1}
              y={row * 10 + 1}
              width={8}
              height={8}
              rx={1.5}
              className={row === taken ? 'fill-gold' : 'fill-line'}
            />
          )),
        )}
        <polyline points={points} className="fill-none stroke-gold-ink" strokeWidth={1.4} />
      </svg>
      <figcaption className="tabular text-xs text-ink-muted">{line}</figcaption>
    </figure>
  );
}

/** What the symbols that are not like the others do. */
function SpecialSymbols<Code extends string>({
  game,
  figures,
}: {
  game: SlotGame<Code>;
  figures: LineRulesView<Code>;
}) {
  const t = useTranslations('studio.rules');
  const { wild, scatter, freeSpins, pick, hold, sticky, walking } = game.config;
  const spins = freeSpins ?? sticky;
  const reels = useFormatter().list(figures.wild.reels.map(String));
  if (scatter === undefined) {
    const { multiplier } = figures.wild;
    const text = t(multiplier > 1 ? 'wildTimesText' : 'wildOnlyText', { reels, multiplier });
    return <SpecialSymbol game={game} symbol={wild} text={text} />;
  }
  if (walking) return <WalkingSymbols game={game} walking={walking} reels={figures.wild.reels} />;
  if (wild === scatter) {
    const text = t('bookText', { count: freeSpins?.minScatters ?? 0 });
    return <SpecialSymbol game={game} symbol={wild} text={text} />;
  }
  return (
    <>
      <SpecialSymbol game={game} symbol={wild} text={t('wildText', { reels })} />
      {spins && <SpecialSymbol game={game} symbol={scatter} text={t('scatterText', { count: spins.minScatters })} />}
      {pick && <SpecialSymbol game={game} symbol={scatter} text={t('pickText', { count: pick.minScatters })} />}
      {hold && <HoldSymbols game={game} hold={hold} />}
    </>
  );
}

/** What the scatters start. */
function FeatureSection<Code extends string>({ game, betMinor, showMoney }: Props<Code>) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { freeSpins, pick, hold, sticky, walking, lines, wheel } = game.config;
  if (wheel) {
    const segments = format.list(wheel.segments.map((multiplier) => `${multiplier}×`));
    return <Section title={t('wheel')} text={t('wheelText', { count: wheel.segments.length, segments })} />;
  }
  if (sticky) return <StickySection game={game} />;
  if (walking) return <WalkingSection game={game} walking={walking} />;
  if (hold) return <HoldSection hold={hold} showMoney={showMoney} betMinor={betMinor} />;
  if (pick) {
    const prizes = format.list(pick.prizes.map((prize) => `${prize}x`));
    const { minScatters, picks } = pick;
    return (
      <Section
        title={t('pick')}
        text={t('pickBonusText', { count: minScatters, tiles: pick.prizes.length, picks, prizes })}
      >
        <p className="text-sm text-ink-muted">{t('pickExpiryText', { hours: waits.pickHours })}</p>
      </Section>
    );
  }
  if (!freeSpins) return null;
  const values = {
    scatters: freeSpins.minScatters,
    spins: freeSpins.spinsPerTrigger,
    max: freeSpins.maxSpins,
  };
  const text = freeSpins.specials
    ? t('bookSpinsText', { ...values, lines: lines.length })
    : t('freeSpinsText', { ...values, multiplier: freeSpins.multiplier });
  return <Section title={t('freeSpins')} text={text} />;
}

/** What the linked jackpots take and when they fall, for a game that feeds them. */
function JackpotSection<Code extends string>({ game }: { game: SlotGame<Code> }) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const [grand, major] = game.jackpots ?? [];
  if (!grand || !major) return null;
  const percent = (tenThousandths: bigint) => format.number(Number(tenThousandths) / 100);
  const bets = (hitStakeMinor: bigint) => format.number(Number(hitStakeMinor) / 100);
  return (
    <Section
      title={t('jackpots')}
      text={t('jackpotsText', {
        grand: percent(grand.contributionTenThousandths),
        major: percent(major.contributionTenThousandths),
        reserve: percent(grand.reserveTenThousandths + major.reserveTenThousandths),
        grandBet: bets(grand.hitStakeMinor),
        majorBet: bets(major.hitStakeMinor),
      })}
    />
  );
}

/** The rules page of any line slot, made from the game's own figures at the chosen bet. */
export function SlotRules<Code extends string>(props: Props<Code>) {
  const { game, betMinor, showMoney } = props;
  const t = useTranslations('studio.rules');
  const figures = game.rulesAt(betMinor);
  const { lines, rows } = game.config;
  const { scatterPays } = figures;
  const payCard = ({ symbol, pays }: (typeof figures.linePays)[number]) => (
    <PayCard
      key={symbol}
      game={game}
      symbol={symbol}
      showMoney={showMoney}
      pays={pays.map(({ count, amountMinor }) => ({ count: t('ofAKind', { count }), amountMinor }))}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('paytable')} text={t('paytableText', { bet: showMoney(betMinor) })}>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {figures.linePays.map(payCard)}
          {scatterPays && scatterPays.pays.length > 0 && payCard(scatterPays)}
        </ul>
      </Section>
      <Section title={t('special')}>
        <ul className="flex flex-col gap-2">
          <SpecialSymbols game={game} figures={figures} />
        </ul>
      </Section>
      <FeatureSection {...props} />
      <JackpotSection game={game} />
      {game.levels && <LevelSection levels={game.levels} showMoney={showMoney} />}
      <Section title={t('lines', { count: lines.length })}>
        <div className="grid grid-cols-4 gap-2 md:grid-cols-7">
          {lines.map((line, index) => (
            <LinePicture key={line.join('')} rows={line} line={index + 1} height={rows} />
          ))}
        </div>
      </Section>
      <FactsSection figures={figures} showMoney={showMoney} />
      <FairSection figures={figures} showMoney={showMoney} />
    </div>
  );
}
