import type { ArenaBoard, ArenaState, FightOwnBet } from '@baize/contract';
import { compareFightPrices, type FightBet, fightBets } from '@baize/games/cockfight';
import { formatAmount } from '@baize/money';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../table-frame/table/bets/Chip.tsx';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';

/** A price that moved stands out so long. */
const moveShownMs = 1_600;

/** What is about to be bet. */
export interface Draft {
  bet: FightBet;
  stakeMinor: bigint;
}

interface BoardProps {
  state: ArenaState | null;
  bets: readonly FightOwnBet[];
  draft: Draft | null;
  chipsMinor: readonly bigint[];
  isOpen: boolean;
  onPress(bet: FightBet): void;
}

/** What 100 returns is counted in hundredths, whatever the currency. */
const per100 = (minor: string) => formatAmount(BigInt(minor), 2);
const isBird = (bet: FightBet): bet is 'meron' | 'wala' => bet === 'meron' || bet === 'wala';
const toteOf = ({ meronPer100Minor, walaPer100Minor }: NonNullable<ArenaBoard['tote']>, bet: 'meron' | 'wala') =>
  bet === 'meron' ? meronPer100Minor : walaPer100Minor;

/** How a bet is priced: Malay odds, what 100 returns from the pool, or so much to one. */
export function priceText(board: ArenaBoard, bet: FightBet): string {
  if (!isBird(bet)) return `${board.odds[bet]}:1`;
  if (board.tote === null) return board.odds[bet];
  const pays = toteOf(board.tote, bet);
  return BigInt(pays) === 0n ? '–' : per100(pays);
}

/** How much more a bet pays on one board than on another: above 0, 0 or below. */
export function paysMore(bet: FightBet, one: ArenaBoard, other: ArenaBoard): number {
  if (isBird(bet) && one.tote && other.tote)
    return Number(BigInt(toteOf(one.tote, bet)) - BigInt(toteOf(other.tote, bet)));
  return one.odds[bet] === '' || other.odds[bet] === '' ? 0 : compareFightPrices(bet, one.odds[bet], other.odds[bet]);
}

/** Which way a price went last. */
function useMove(bet: FightBet, board: ArenaBoard | null): 'up' | 'down' | null {
  const last = useRef(board);
  const [move, setMove] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    const change = board && last.current ? paysMore(bet, board, last.current) : 0;
    last.current = board;
    if (change !== 0) setMove(change > 0 ? 'up' : 'down');
  }, [bet, board]);
  useEffect(() => {
    if (move === null) return;
    const timer = setTimeout(() => setMove(null), moveShownMs);
    return () => clearTimeout(timer);
  }, [move]);
  return move;
}

function BetButton({
  bet,
  board,
  ...props
}: Omit<BoardProps, 'state'> & { bet: FightBet; board: ArenaBoard | null; outcome: string | null }) {
  const t = useTranslations('arena');
  const money = useTableFrameMoney();
  const own = props.bets.filter((one) => one.bet === bet).reduce((sum, one) => sum + BigInt(one.stakeMinor), 0n);
  const drafted = props.draft?.bet === bet ? props.draft.stakeMinor : 0n;
  const price = board ? priceText(board, bet) : '–';
  const move = useMove(bet, board);
  const total = board?.totals.find((one) => one.bet === bet);
  return (
    <button
      type="button"
      className="arena-bet"
      data-bet={bet}
      data-won={props.outcome === bet.toUpperCase()}
      disabled={!props.isOpen}
      aria-label={t('betLabel', { bet: t(`bet.${bet}`), price })}
      onClick={() => props.onPress(bet)}
    >
      <span className="arena-bet-name">{t(`bet.${bet}`)}</span>
      <span className={clsx('arena-bet-price tabular', move && `arena-price-${move}`)}>{price}</span>
      <span className="arena-bet-total tabular">{money(total?.stakeMinor ?? '0')}</span>
      <span className="arena-bet-chips">
        {own > 0n && <Chip minor={own} chipsMinor={props.chipsMinor} isDraft={false} />}
        {drafted > 0n && <Chip minor={drafted} chipsMinor={props.chipsMinor} isDraft={true} />}
      </span>
    </button>
  );
}

/** The odds board: both birds and both draws, with what is down on each. */
export function OddsBoard({ state, ...props }: BoardProps) {
  const t = useTranslations('arena.board');
  const board = state?.board ?? null;
  const kind = state?.book === 'tote' ? 'tote' : 'fixed';
  return (
    <section className="arena-board" aria-label={t('label')}>
      <div className="arena-bets">
        {fightBets.map((bet) => (
          <BetButton key={bet} bet={bet} board={board} outcome={state?.fight?.outcome ?? null} {...props} />
        ))}
      </div>
      <p className="arena-hint">{t(kind)}</p>
    </section>
  );
}
