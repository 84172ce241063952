import type { Lottery } from '@baize/games/lottery-catalogue';
import { type Failure, fail, ok, type Result } from '../../../platform/result.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { BrandIssues } from '../issues/of-brand.ts';
import type { Plan } from '../issues/plan.ts';
import type { IssueRow } from '../issues/store.ts';
import { type RefusalKey, refusalKeyOf } from '../wallet-refusals.ts';
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

/**
 * Sells tickets: written down, held at the wallet, accepted while the server's clock is before the lock, committed. A purchase for several
 * issues is accepted whole or not at all. A cut at any step is gone on from by the recovery, or by the buyer who sends the same id again.
 */
export function createBuy(deps: Pick<LottoDependencies, 'clock' | 'walletOf' | 'refusalOfStakeAt'>, parts: BuyParts) {
  const { clock, walletOf } = deps;
  const { issues, tickets, sale } = parts;

  const isOpen = (issue: IssueRow | undefined): issue is IssueRow => {
    const now = clock.now();
    return (
      issue !== undefined && ['WAIT', 'OPEN'].includes(issue.status) && now >= issue.opens_at && now < issue.closes_at
    );
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

  const refuse = async (all: readonly TicketRow[], key: BuyFailure): Promise<Failure<BuyFailure>> => {
    // What a twin accepted meanwhile stands.
    for (const ticket of all) await tickets.refuse(ticket, key, ['held']);
    return fail(key);
  };

  /** Asks the wallet for the money of each; null: all of it is held. */
  const hold = async (lottery: Lottery, all: readonly TicketRow[], session: string): Promise<RefusalKey | null> => {
    const wallet = walletOf(lottery.vendor);
    for (const ticket of all) {
      const held = await wallet.makeBet({
        betId: ticket.id,
        playerRef: ticket.player_ref,
        session,
        gameCode: lottery.code,
        amountMinor: ticket.cost_minor,
        legs: ticket.lines.map(({ bet, selection }) => ({ bet, selection, numero: ticket.numero })),
        pricePolicy: 'exact',
      });
      if (held.status === 'refused') return refusalKeyOf(held.code);
    }
    return null;
  };

  const giveBack = async (lottery: Lottery, all: readonly TicketRow[]): Promise<void> => {
    for (const { id: betId, player_ref: playerRef } of all)
      await walletOf(lottery.vendor).discardBet({ betId, playerRef });
  };

  /** Whether a twin has brought the order on meanwhile. */
  const isTwins = async (all: readonly TicketRow[]): Promise<boolean> => {
    const now = await Promise.all(all.map(({ id }) => tickets.find(id)));
    return now.some((ticket) => ticket?.status !== 'held');
  };

  /** From `held` on. What a twin accepts is brought on by him. */
  const finish = async (all: readonly TicketRow[], lottery: Lottery, { session, brandId }: Player) => {
    const [first] = all;
    const refused = await hold(lottery, all, session);
    if (refused) {
      if (all.length > 1) await giveBack(lottery, all);
      return refuse(all, refused);
    }
    const issue = await issues.find(brandId, lottery.code, first?.numero ?? '');
    if (!isOpen(issue) || issue.book !== first?.book) {
      if (await isTwins(all)) return ok(null);
      await giveBack(lottery, all);
      return refuse(all, 'betting_closed');
    }
    if (!(await tickets.acceptAll(all.map(({ id }) => id)))) return ok(null);
    for (const { id: betId, player_ref: playerRef } of all) {
      const committed = await walletOf(lottery.vendor).commitBet({ betId, playerRef });
      if (committed.status === 'ok') await tickets.move(betId, ['accepted', 'placed']);
    }
    return ok(null);
  };

  /** Why a ticket is refused before anything of it is written. What is refused later leaves rows, and is bounded by day. */
  const refusalOf = async ({ vendor }: Lottery, { playerRef }: Player, amountMinor: bigint) => {
    const code = await deps.refusalOfStakeAt(vendor, { playerRef, amountMinor });
    if (code !== null) return refusalKeyOf(code);
    const refused = await tickets.refusedSince(playerRef, new Date(clock.now().getTime() - dayMs));
    return refused >= maxRefusedOfDay ? 'limit_reached' : null;
  };

  /** Writes a new order down; null: it is there now. */
  const begin = async (
    lottery: Lottery,
    asked: AskedTicket,
    player: Player,
    wanted: readonly IssueRow[],
  ): Promise<BuyFailure | null> => {
    const barOf = () => refusalOf(lottery, player, BigInt(asked.costMinor));
    const failure = await sale(lottery, asked, player, { issues: wanted, barOf });
    if (failure !== 'repeated_with_other_content') return failure;
    // A twin that came at the same moment is bought by both: the wallet holds it once.
    const twin = await tickets.find(asked.ticketId);
    return twin && isSameOrder(twin, lottery, asked, player) ? null : failure;
  };

  /** What a ticket of the same id says that is over already; undefined where it is to be bought yet. */
  const standing = (ticket: TicketRow): Result<TicketRow, BuyFailure> | undefined => {
    if (ticket.status === 'refused') return fail((ticket.refusal || 'betting_closed') as BuyFailure);
    return ticket.status === 'held' ? undefined : ok(ticket);
  };

  const read = async (id: string): Promise<TicketRow> => {
    const ticket = await tickets.find(id);
    if (!ticket) throw new Error(`the ticket ${id} is gone`);
    return ticket;
  };

  return async (lottery: Lottery, asked: AskedTicket, player: Player): Promise<Result<TicketRow, BuyFailure>> => {
    const earlier = await tickets.find(asked.ticketId);
    if (earlier && !isSameOrder(earlier, lottery, asked, player)) return fail('repeated_with_other_content');
    const known = earlier && standing(earlier);
    if (known) return known;
    const wanted = await issuesOf(lottery, asked, player);
    if (!wanted) return fail('betting_closed');
    const failure = earlier ? null : await begin(lottery, asked, player, wanted);
    if (failure) return fail(failure);
    const finished = await finish(await tickets.ofOrder(asked.ticketId), lottery, player);
    if (!finished.ok) return finished;
    const ticket = await read(asked.ticketId);
    return standing(ticket) ?? ok(ticket);
  };
}
export type Buy = ReturnType<typeof createBuy>;
