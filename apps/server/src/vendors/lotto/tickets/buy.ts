import type { Lottery } from '@baize/games/lottery-catalogue';
import { type Failure, fail, ok, type Result } from '../../../platform/result.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { IssueStore } from '../issues/store.ts';
import { type RefusalKey, refusalKeyOf } from '../wallet-refusals.ts';
import { type AskedLine, readLines, sumOf } from './read-lines.ts';
import type { TicketRow, TicketStore } from './store.ts';

export interface AskedTicket {
  ticketId: string;
  numero: string;
  lines: readonly AskedLine[];
  /** What the buyer was told that it costs. */
  costMinor: string;
}

export interface Player {
  session: string;
  playerRef: string;
}

type BuyFailure = RefusalKey | 'betting_closed' | 'bet_not_offered' | 'table_limit' | 'repeated_with_other_content';

const dayMs = 86_400_000;
/** More than anybody has who only plays. */
const maxRefusedOfDay = 100;

const isSame = (ticket: TicketRow, lottery: Lottery, asked: AskedTicket, player: Player): boolean => {
  const told = ticket.lines.map(({ bet, selection, unitMinor }) => [bet, selection, unitMinor]);
  const sent = asked.lines.map(({ bet, selection, unitMinor }) => [bet, selection, `${BigInt(unitMinor)}`]);
  return (
    ticket.player_ref === player.playerRef &&
    ticket.lottery_code === lottery.code &&
    ticket.numero === asked.numero &&
    JSON.stringify(told) === JSON.stringify(sent)
  );
};

/**
 * Sells tickets: written down, held at the wallet, accepted while the server's clock is before the lock, committed. A cut at any step is
 * gone on from by the recovery, or by the buyer who sends the same id again.
 */
export function createBuy(deps: LottoDependencies, issues: IssueStore, tickets: TicketStore) {
  const { clock, walletOf } = deps;

  const isOpen = async (lottery: Lottery, numero: string): Promise<boolean> => {
    const issue = await issues.find({ lottery_code: lottery.code, numero });
    const now = clock.now();
    return (
      issue !== undefined && ['WAIT', 'OPEN'].includes(issue.status) && now >= issue.opens_at && now < issue.closes_at
    );
  };

  const refuse = async (ticket: TicketRow, key: BuyFailure): Promise<Failure<BuyFailure>> => {
    await tickets.move(ticket.id, ['held', 'refused'], { refusal: key });
    return fail(key);
  };

  /** From `held` on; the ticket as it stands afterwards. */
  const finish = async (ticket: TicketRow, lottery: Lottery, { session, playerRef }: Player) => {
    const wallet = walletOf(lottery.vendor);
    const bet = { betId: ticket.id, playerRef };
    const held = await wallet.makeBet({
      ...bet,
      session,
      gameCode: lottery.code,
      amountMinor: ticket.cost_minor,
      legs: ticket.lines.map(({ bet: key, selection }) => ({ bet: key, selection, numero: ticket.numero })),
      pricePolicy: 'exact',
    });
    if (held.status === 'refused') return refuse(ticket, refusalKeyOf(held.code));
    if (!(await isOpen(lottery, ticket.numero))) {
      await wallet.discardBet(bet);
      return refuse(ticket, 'betting_closed');
    }
    if (await tickets.move(ticket.id, ['held', 'accepted'])) {
      const committed = await wallet.commitBet(bet);
      if (committed.status === 'ok') await tickets.move(ticket.id, ['accepted', 'placed']);
    }
    return ok(null);
  };

  /** Why a ticket is refused before anything of it is written. What is refused later leaves a row, and is bounded by day. */
  const refusalOf = async ({ vendor }: Lottery, { playerRef }: Player, amountMinor: bigint) => {
    const code = await deps.refusalOfStakeAt(vendor, { playerRef, amountMinor });
    if (code !== null) return refusalKeyOf(code);
    const refused = await tickets.refusedSince(playerRef, new Date(clock.now().getTime() - dayMs));
    return refused >= maxRefusedOfDay ? 'limit_reached' : undefined;
  };

  const read = async (id: string): Promise<TicketRow> => {
    const ticket = await tickets.find(id);
    if (!ticket) throw new Error(`the ticket ${id} is gone`);
    return ticket;
  };

  /** Writes a new ticket down; undefined: it is there now. */
  const write = async (lottery: Lottery, asked: AskedTicket, player: Player): Promise<BuyFailure | undefined> => {
    const offered = readLines(lottery, asked.lines);
    if ('wrongLine' in offered) return offered.isTooMuch ? 'table_limit' : 'bet_not_offered';
    const cost = sumOf(offered.lines, 'costMinor');
    if (`${cost}` !== asked.costMinor) return 'bet_not_offered';
    const refusal = await refusalOf(lottery, player, cost);
    if (refusal) return refusal;
    const isNew = await tickets.insert({
      id: asked.ticketId,
      vendor_code: lottery.vendor,
      lottery_code: lottery.code,
      numero: asked.numero,
      player_ref: player.playerRef,
      lines: JSON.stringify(offered.lines),
      cost_minor: cost,
      top_prize_minor: sumOf(offered.lines, 'topPrizeMinor'),
      status: 'held',
      bought_at: clock.now(),
    });
    // A twin that came at the same moment is bought by both: the wallet holds it once.
    return isNew || isSame(await read(asked.ticketId), lottery, asked, player)
      ? undefined
      : 'repeated_with_other_content';
  };

  /** What a ticket of the same id says that is over already; undefined where it is to be bought yet. */
  const standing = (ticket: TicketRow): Result<TicketRow, BuyFailure> | undefined => {
    if (ticket.status === 'refused') return fail((ticket.refusal || 'betting_closed') as BuyFailure);
    return ticket.status === 'held' ? undefined : ok(ticket);
  };

  return async (lottery: Lottery, asked: AskedTicket, player: Player): Promise<Result<TicketRow, BuyFailure>> => {
    const earlier = await tickets.find(asked.ticketId);
    if (earlier && !isSame(earlier, lottery, asked, player)) return fail('repeated_with_other_content');
    const known = earlier && standing(earlier);
    if (known) return known;
    if (!(await isOpen(lottery, asked.numero))) return fail('betting_closed');
    const failure = earlier ? undefined : await write(lottery, asked, player);
    if (failure) return fail(failure);
    const finished = await finish(await read(asked.ticketId), lottery, player);
    if (!finished.ok) return finished;
    const ticket = await read(asked.ticketId);
    return standing(ticket) ?? ok(ticket);
  };
}
export type Buy = ReturnType<typeof createBuy>;
