import type { Lottery } from '@baize/games/lottery-catalogue';
import type { AskedLine } from './read-lines.ts';
import type { TicketRow } from './store.ts';

/** What somebody wants to buy. */
export interface AskedTicket {
  ticketId: string;
  numero: string;
  lines: readonly AskedLine[];
  /** What one issue costs, as it was shown to the buyer. */
  costMinor: string;
  prizeGroup: number;
  /** The same lines for so many issues on end. */
  chase?: { issues: number; stopsOnWin: boolean } | undefined;
}

export interface Player {
  session: string;
  playerRef: string;
  brandId: string;
  /** His highest prize group, where rebate points say it; null: the usual one. */
  topGroup: number | null;
}

/** Why an order cannot be written down. */
export type SaleFailure =
  | 'bet_not_offered'
  | 'table_limit'
  | 'limit_reached'
  | 'price_changed'
  | 'repeated_with_other_content';

/** Whether a ticket that is known is what is asked for again. */
export const isSameOrder = (ticket: TicketRow, lottery: Lottery, asked: AskedTicket, player: Player): boolean => {
  const known = ticket.lines.map(({ bet, selection, unitMinor }) => [bet, selection, unitMinor]);
  const sent = asked.lines.map(({ bet, selection, unitMinor }) => [bet, selection, `${BigInt(unitMinor)}`]);
  return (
    ticket.player_ref === player.playerRef &&
    ticket.lottery_code === lottery.code &&
    ticket.numero === asked.numero &&
    ticket.prize_group === asked.prizeGroup &&
    ticket.chase_place === 1 &&
    ticket.chase_count === (asked.chase?.issues ?? 1) &&
    ticket.stops_on_win === (asked.chase?.stopsOnWin ?? false) &&
    JSON.stringify(known) === JSON.stringify(sent)
  );
};
