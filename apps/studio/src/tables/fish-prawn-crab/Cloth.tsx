import { colours, type FishPrawnCrabSymbol, fishPrawnCrabBets, symbols } from '@baize/games/fish-prawn-crab';
import { useTranslations } from 'use-intl';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import { BetRow } from '../BetRow.tsx';
import { clothOdds } from '../TableRules.tsx';
import { SymbolMark } from './SymbolMark.tsx';

export const betTypes = fishPrawnCrabBets();
const colourBets = ['oneOfColour', 'twoOfColour', 'threeOfColour'] as const;
const symbolBets = ['double', 'triple'] as const;
export const betKeys = ['single', 'pair', ...symbolBets, 'anyTriple', ...colourBets, 'anyColour'] as const;
type BetKey = (typeof betKeys)[number];

const typeOf = (key: string) => betTypes.find((bet) => bet.key === key);
const selectionsOf = (key: string) => typeOf(key)?.selections ?? [];
export const oddsOf = (key: string): string => clothOdds(typeOf(key)?.returnsOf(selectionsOf(key)[0] ?? '') ?? []);
const symbolsOf = (selection: string) => selection.split('-') as FishPrawnCrabSymbol[];

/** A bet's name, as the cloth has it. */
export function useBetName() {
  const t = useTranslations('tables.fishPrawnCrab');
  return ({ key, selection }: Spot): string => {
    const bet = t(`bet.${key as BetKey}`);
    if (selection === '') return bet;
    const isColour = (colours as readonly string[]).includes(selection);
    const chosen = isColour
      ? t(`colour.${selection as (typeof colours)[number]}`)
      : symbolsOf(selection)
          .map((symbol) => t(`symbol.${symbol}`))
          .join(', ');
    return t('on', { bet, selection: chosen });
  };
}

const Marks = ({ selection, times = 1 }: { selection: string; times?: number }) => (
  <span className="symbol-marks">
    {symbolsOf(selection).flatMap((symbol) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
      Array.from({ length: times }, (_, index) => <SymbolMark key={`${symbol}${index}`} symbol={symbol} />),
    )}
  </span>
);

export function Cloth() {
  const t = useTranslations('tables.fishPrawnCrab');
  const nameOf = useBetName();
  const row = (key: BetKey, columns: readonly [number, number], draw: (selection: string) => React.ReactNode) => (
    <BetRow
      betKey={key}
      title={t(`bet.${key}`)}
      odds={oddsOf(key)}
      selections={selectionsOf(key)}
      columns={columns}
      labelOf={(selection) => nameOf({ key, selection })}
    >
      {draw}
    </BetRow>
  );
  const any = (key: 'anyTriple' | 'anyColour', className: string) => (
    <BetSpot betKey={key} label={t(`bet.${key}`)} className={className}>
      <span className="bet-name">{t(`bet.${key}`)}</span>
      <span className="bet-odds">{oddsOf(key)}</span>
    </BetSpot>
  );
  return (
    <BetCloth className="symbols-cloth">
      <div className="symbols-single">
        {symbols.map((symbol) => (
          <BetSpot
            key={symbol}
            betKey="single"
            selection={symbol}
            label={nameOf({ key: 'single', selection: symbol })}
            className="bet-main"
          >
            <SymbolMark symbol={symbol} />
            <span className="bet-name">{t(`symbol.${symbol}`)}</span>
          </BetSpot>
        ))}
        <p className="bet-note">
          {t('bet.single')} {oddsOf('single')}
        </p>
      </div>
      <div className="cloth-main">
        {any('anyTriple', 'bet-small bet-green')}
        {any('anyColour', 'bet-small bet-gold')}
      </div>
      {row('pair', [15, 5], (selection) => (
        <Marks selection={selection} />
      ))}
      {row('double', [6, 6], (selection) => (
        <Marks selection={selection} times={2} />
      ))}
      {row('triple', [6, 3], (selection) => (
        <Marks selection={selection} times={3} />
      ))}
      {colourBets.map((key) => (
        <div key={key} className="symbols-colours">
          {row(key, [3, 3], (selection) => (
            <span className="bet-name" data-ink={selection}>
              {t(`colour.${selection as 'red'}`)}
            </span>
          ))}
        </div>
      ))}
    </BetCloth>
  );
}
