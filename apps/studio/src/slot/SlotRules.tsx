import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../game-frame/game.ts';
import { Facts, Section } from '../game-frame/panels/parts.tsx';
import type { SlotGame, SlotRulesFigures } from './slot-game.ts';

type Pays<Code extends string> = SlotRulesFigures<Code>['scatterPays'];

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

function PayCard<Code extends string>({ game, pays, showMoney }: Props<Code> & { pays: Pays<Code> }) {
  const t = useTranslations('studio');
  return (
    <li className="flex items-center gap-2 rounded-md bg-sunken p-2">
      <img src={game.art.symbols[pays.symbol]} alt="" width={64} height={64} loading="lazy" className="size-16" />
      <div className="min-w-0">
        <h4 className="text-sm font-semibold">{t(game.symbolNameKey(pays.symbol))}</h4>
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-2 text-sm">
          {pays.pays.map(({ count, amountMinor }) => (
            <div key={count} className="contents">
              <dt className="text-ink-muted">{t('rules.ofAKind', { count })}</dt>
              <dd className="font-semibold whitespace-nowrap">{showMoney(amountMinor)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function SpecialSymbol<Code extends string>({
  game,
  symbol,
  text,
}: {
  game: SlotGame<Code>;
  symbol: Code;
  text: string;
}) {
  const t = useTranslations('studio');
  return (
    <li className="flex items-center gap-3">
      <img src={game.art.symbols[symbol]} alt="" width={64} height={64} loading="lazy" className="size-16 shrink-0" />
      <p className="text-sm">
        <strong className="block">{t(game.symbolNameKey(symbol))}</strong>
        {text}
      </p>
    </li>
  );
}

/** The rules page of any line slot, made from the game's own figures at the chosen bet. */
export function SlotRules<Code extends string>(props: Props<Code>) {
  const { game, betMinor, showMoney } = props;
  const t = useTranslations('studio.rules');
  const figures = game.rulesAt(betMinor);
  const { freeSpins, lines, rows } = game.config;
  const reels = useFormatter().list(figures.wild.reels.map(String));
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('paytable')} text={t('paytableText', { bet: showMoney(betMinor) })}>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {figures.linePays.map((pays) => (
            <PayCard key={pays.symbol} {...props} pays={pays} />
          ))}
          <PayCard {...props} pays={figures.scatterPays} />
        </ul>
      </Section>
      <Section title={t('special')}>
        <ul className="flex flex-col gap-2">
          <SpecialSymbol game={game} symbol={figures.wild.symbol} text={t('wildText', { reels })} />
          <SpecialSymbol
            game={game}
            symbol={figures.scatterPays.symbol}
            text={t('scatterText', { count: freeSpins.minScatters })}
          />
        </ul>
      </Section>
      <Section
        title={t('freeSpins')}
        text={t('freeSpinsText', {
          scatters: freeSpins.minScatters,
          spins: freeSpins.spinsPerTrigger,
          multiplier: freeSpins.multiplier,
          most: freeSpins.maxSpins,
        })}
      />
      <Section title={t('lines', { count: lines.length })}>
        <div className="grid grid-cols-4 gap-2 md:grid-cols-7">
          {lines.map((line, index) => (
            <LinePicture key={line.join('')} rows={line} line={index + 1} height={rows} />
          ))}
        </div>
      </Section>
      <Section title={t('facts')} text={t('rtpText', { value: Number(figures.rtpPercent).toFixed(2) })}>
        <Facts
          facts={[
            [t('rtp'), t('percent', { value: Number(figures.rtpPercent).toFixed(2) })],
            [t('hitFrequency'), t('percent', { value: Number(figures.hitFrequencyPercent).toFixed(2) })],
            [t('freeSpinsOneIn'), figures.freeSpinsOneIn],
            [t('maxWin'), showMoney(figures.maxWinMinor)],
          ]}
        />
      </Section>
      <Section title={t('fair')} text={t('fairText')}>
        <p className="text-sm text-ink-muted">{t('interrupted')}</p>
        <p className="text-sm text-ink-muted">{t('capText', { amount: showMoney(figures.maxWinMinor) })}</p>
        <p className="text-xs text-ink-muted">{t('version', { version: figures.rulesVersion })}</p>
      </Section>
    </div>
  );
}
