import type { Lottery } from '@baize/games/lottery-catalogue';
import type { WalletAnswer } from '@baize/vendor-kit';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { type RefusalKey, refusalKeyOf } from '../../wallet-refusals.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { BrandIssues } from '../issues/of-brand.ts';
import type { Plan } from '../issues/plan.ts';
import type { IssueRow } from '../issues/store.ts';
import { createLargeOrders } from './large-orders.ts';
import { type AskedTicket, isSameOrder, type Player, type SaleFailure } from './order.ts';
import type { Sale } from './sale.ts';
import type { TicketRow, TicketStore } from './store.ts';

export type BuyFailure = RefusalKey | SaleFailure | 'betting_closed' | 'repeated_with_other_content';

interface BuyParts {
  issues: BrandIssues;
  plan: Pick<Plan, 'extend'>;
  tickets: TicketStore;
  sale: Sale;
}

const dayMs = 86_400_000;
/** More than anybody has who only plays. */
const maxRefusedOfDay = 100;
/** Tickets bought ahead that came back without a win: each is a row that stays and cost nothing. */
const maxGivenBackOfDay = 300;

/**
 * Sells tickets: written down, held at the wallet, accepted while the server's clock is before the lock, committed. A purchase for several
 * issues is accepted whole or not at all. After a cut at any step the recovery ends it, or the buyer who sends the same id again.
 */
export function createBuy(deps: Pick<LottoDependencies, 'clock' | 'walletOf' | 'refusalOfStakeAt'>, parts: BuyParts) {
  const { clock, walletOf } = deps;
  const { issues, tickets, sale } = parts;
  const inTurn = createLargeOrders();

  const isOnSale = ({ status, closes_at }: IssueRow, now: Date): boolean =>
    ['WAIT', 'OPEN'].includes(status) && now < closes_at;
  const isOpen = (issue: IssueRow | undefined): issue is IssueRow => {
    const now = clock.now();
    return issue !== undefined && now >= issue.opens_at && isOnSale(issue, now);
  };

  /** The issues that an order is for: the named one, and the next ones of a purchase ahead. */
  const issuesOf = async (lottery: Lottery, asked: AskedTicket, { brandId }: Player): Promise<IssueRow[] | null> => {
    const first = await issues.find(brandId, lottery.code, asked.numero);
    if (!isOpen(first)) return null;
    const more = (asked.chase?.issues ?? 1) - 1;
    if (more === 0) return [first];
    await parts.plan.extend(lottery, more, first);
    const next = await issues.next(brandId, lottery.code, first.draws_at, more);
    return next.length === more ? [first, ...next] : null;
  };

  /** Refuses what is held and gives its money back; what a twin accepted meanwhile stands. After a cut between, the wallet's sweep gives it back. */
  const refuse = async (lottery: Lottery, all: readonly TicketRow[], key: BuyFailure): Promise<void> => {
    for (const ticket of all) {
      const { id: betId, player_ref: playerRef } = ticket;
      if (await tickets.refuse(ticket, key, ['held'])) await walletOf(lottery.vendor).discardBet({ betId, playerRef });
    }
  };

  /** Asks the wallet for the money of each; null: all of it is held. */
  const hold = async (lottery: Lottery, all: readonly TicketRow[], session: string): Promise<WalletAnswer | null> => {
    const wallet = walletOf(lottery.vendor);
    for (const ticket of all) {
      const held = await wallet.makeBet({
        betId: ticket.id,
        playerRef: ticket.player_ref,
        session,
        gameCode: lottery.code,
        amountMinor: ticket.cost_minor,
        legs: ticket.lines.map(({ bet, selection, topGroup, costMinor }) => ({
          ...{ bet, selection, numero: ticket.numero },
          // What rebate points are paid by.
          ...(topGroup !== undefined && { topGroup, costMinor }),
        })),
        pricePolicy: 'exact',
      });
      if (held.status === 'refused') return held;
    }
    return null;
  };

  /** Whether the issue of each is still the one that was sold, and takes bets. */
  const areOnSale = async (all: readonly TicketRow[], { code }: Lottery, brandId: string): Promise<boolean> => {
    const numeros = all.map(({ numero }) => numero);
    const found = new Map((await issues.ofNumeros(brandId, code, numeros)).map((issue) => [issue.numero, issue]));
    const now = clock.now();
    return all.every(({ numero, book }) => {
      const issue = found.get(numero);
      return issue?.book === book && isOnSale(issue, now);
    });
  };

  /** From `held` on; null: it is accepted, or a twin of the request ended it. */
  const finish = async (
    all: readonly TicketRow[],
    lottery: Lottery,
    { session, brandId }: Player,
  ): Promise<BuyFailure | null> => {
    const refused = await hold(lottery, all, session);
    // Whether it is held is not known: the same id again, or the recovery, finds out.
    if (refused?.retry === 'same') return refusalKeyOf(refused.code);
    const isSold = !refused && (await areOnSale(all, lottery, brandId));
    if (!isSold) {
      const key = refused ? refusalKeyOf(refused.code) : 'betting_closed';
      await refuse(lottery, all, key);
      return key;
    }
    if (!(await tickets.acceptAll(all.map(({ id }) => id)))) return null;
    for (const { id: betId, player_ref: playerRef } of all) {
      const committed = await walletOf(lottery.vendor).commitBet({ betId, playerRef });
      if (committed.status === 'ok') await tickets.move(betId, ['accepted', 'placed']);
    }
    return null;
  };

  /** Why a ticket is refused before anything of it is written. What is refused later leaves rows, and is bounded by day. */
  const refusalOf = async ({ vendor }: Lottery, { playerRef }: Player, { costMinor, chase }: AskedTicket) => {
    const code = await deps.refusalOfStakeAt(vendor, { playerRef, amountMinor: BigInt(costMinor) });
    if (code !== null) return refusalKeyOf(code);
    const since = new Date(clock.now().getTime() - dayMs);
    if ((await tickets.refusedSince(playerRef, since)) >= maxRefusedOfDay) return 'limit_reached';
    const isTooOften = chase && (await tickets.givenBackSince(playerRef, since)) >= maxGivenBackOfDay;
    return isTooOften ? 'limit_reached' : null;
  };

  /** Writes a new order down; null: it is there now. */
  const begin = async (
    lottery: Lottery,
    asked: AskedTicket,
    player: Player,
    wanted: readonly IssueRow[],
  ): Promise<BuyFailure | null> => {
    const barOf = () => refusalOf(lottery, player, asked);
    const failure = await sale(lottery, asked, player, { issues: wanted, barOf });
    if (failure === null) return null;
    // A twin that came at the same moment is bought by both: the wallet holds it once.
    const twin = await tickets.find(asked.ticketId);
    return twin && isSameOrder(twin, lottery, asked, player) ? null : failure;
  };

  /** The answer to a ticket of the same id that has ended or stands; undefined where it is still to be bought. */
  const standing = (ticket: TicketRow): Result<TicketRow, BuyFailure> | undefined => {
    if (ticket.status === 'refused') return fail((ticket.refusal || 'betting_closed') as BuyFailure);
    return ticket.status === 'held' ? undefined : ok(ticket);
  };

  const read = async (id: string): Promise<TicketRow> => {
    const ticket = await tickets.find(id);
    if (!ticket) throw new Error(`the ticket ${id} is gone`);
    return ticket;
  };

  const buy = async (lottery: Lottery, asked: AskedTicket, player: Player): Promise<Result<TicketRow, BuyFailure>> => {
    const earlier = await tickets.find(asked.ticketId);
    if (earlier && !isSameOrder(earlier, lottery, asked, player)) return fail('repeated_with_other_content');
    const known = earlier && standing(earlier);
    if (known) return known;
    const wanted = await issuesOf(lottery, asked, player);
    if (!wanted) return fail('betting_closed');
    const failure = earlier ? null : await begin(lottery, asked, player, wanted);
    if (failure) return fail(failure);
    const unsold = await finish(await tickets.ofOrder(asked.ticketId), lottery, player);
    const ticket = await read(asked.ticketId);
    return standing(ticket) ?? (unsold ? fail(unsold) : ok(ticket));
  };

  return async (
    lottery: Lottery,
    asked: AskedTicket,
    player: Player,
  ): Promise<Result<TicketRow, BuyFailure | 'too_many_numbers' | 'service_unavailable'>> => {
    const bought = await inTurn(lottery, asked, player, () => buy(lottery, asked, player));
    return bought.ok ? bought.value : bought;
  };
}
export type Buy = ReturnType<typeof createBuy>;
