import type { ArenaBoard, ArenaState, FightOwnBet } from '@baize/contract';
import { type FightBet, fightBets } from '@baize/games/cockfight';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../table-frame/table/bets/Chip.tsx';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';

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

const per100 = (minor: string) => (Number(minor) / 100).toFixed(2);

/** How a bet is priced: Malay odds, what 100 returns from the pool, or so much to one. */
export function priceText(board: ArenaBoard, bet: FightBet): string {
  if (bet === 'bdd' || bet === 'ftd') return `${board.odds[bet]}:1`;
  if (board.tote === null) return board.odds[bet];
  const pays = per100(bet === 'meron' ? board.tote.meronPer100Minor : board.tote.walaPer100Minor);
  return Number(pays) === 0 ? '–' : pays;
}

/** Which way a price went last. */
function useMove(text: string): 'up' | 'down' | null {
  const last = useRef(text);
  const [move, setMove] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    if (last.current === text) return;
    const profit = (value: string) => {
      const odds = Number.parseFloat(value);
      return odds < 0 ? -1 / odds : odds;
    };
    setMove(profit(text) > profit(last.current) ? 'up' : 'down');
    last.current = text;
    const timer = setTimeout(() => setMove(null), 1_600);
    return () => clearTimeout(timer);
  }, [text]);
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
  const move = useMove(price);
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
