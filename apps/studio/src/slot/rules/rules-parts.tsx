import type { Advertised } from '@baize/games/slot-engine';
import type { MeasuredView } from '@baize/games/slot-engine/cascade';
import { useFormatter, useTranslations } from 'use-intl';
import type { RulesProps } from '../../game-frame/game.ts';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import type { PicturedSlot } from '../slot-game.ts';

interface Props {
  figures: Advertised & { rulesVersion: string; maxWinMinor: bigint; measured?: MeasuredView };
  showMoney: RulesProps['showMoney'];
}

/** A symbol with its picture and what it does. */
export function SpecialSymbol<Code extends string>({
  game,
  symbol,
  text,
}: {
  game: PicturedSlot<Code>;
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

/** What a symbol pays, by how many of it there are. */
export function PayCard<Code extends string>({
  game,
  symbol,
  pays,
  showMoney,
}: Pick<Props, 'showMoney'> & {
  game: PicturedSlot<Code>;
  symbol: Code;
  pays: readonly { count: string; amountMinor: bigint }[];
}) {
  const t = useTranslations('studio');
  return (
    // Beside the picture a phone has no room for the amounts.
    <li className="flex flex-col gap-1 rounded-md bg-sunken p-2 md:flex-row md:items-center md:gap-2">
      <img src={game.art.symbols[symbol]} alt="" width={64} height={64} loading="lazy" className="size-12 md:size-16" />
      <div className="min-w-0">
        <h4 className="text-sm font-semibold">{t(game.symbolNameKey(symbol))}</h4>
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-2 text-sm">
          {pays.map(({ count, amountMinor }) => (
            <div key={count} className="contents">
              <dt className="whitespace-nowrap text-ink-muted">{count}</dt>
              <dd className="font-semibold whitespace-nowrap">{showMoney(amountMinor)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** The advertised figures. */
export function FactsSection({ figures, showMoney }: Props) {
  const t = useTranslations('studio.rules');
  const format = useFormatter();
  const { measured } = figures;
  const percent = (text: string) => t('percent', { value: Number(text).toFixed(2) });
  return (
    <Section title={t('facts')} text={t('rtpText', { value: Number(figures.rtpPercent).toFixed(2) })}>
      <Facts
        facts={[
          [t('rtp'), percent(figures.rtpPercent)],
          [t('hitFrequency'), percent(figures.hitFrequencyPercent)],
          [t('featureOneIn'), figures.featureOneIn],
          [t('maxWin'), showMoney(figures.maxWinMinor)],
        ]}
      />
      {measured && (
        <p className="text-sm text-ink-muted">
          {t('measuredText', {
            rounds: measured.rounds,
            points: format.number(measured.errorPoints, { maximumFractionDigits: 2 }),
          })}
        </p>
      )}
    </Section>
  );
}

/** How a round is decided, and what becomes of one that is cut off. */
export function FairSection({ figures, showMoney }: Props) {
  const t = useTranslations('studio.rules');
  return (
    <Section title={t('fair')} text={t('fairText')}>
      <p className="text-sm text-ink-muted">{t('interrupted')}</p>
      <p className="text-sm text-ink-muted">{t('capText', { amount: showMoney(figures.maxWinMinor) })}</p>
      <p className="text-xs text-ink-muted">{t('version', { version: figures.rulesVersion })}</p>
    </Section>
  );
}
