import type { VendorWallet } from '@baize/vendor-kit';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import { fail, ok } from '../../platform/result.ts';
import type { RoundProof } from '../vendor.ts';
import type { LottoDependencies } from './dependencies.ts';
import { createDraw } from './issues/draw.ts';
import { createPlan } from './issues/plan.ts';
import { createIssueStore, type IssueKey } from './issues/store.ts';
import { createBuy } from './tickets/buy.ts';
import { createRecover } from './tickets/recover.ts';
import { createSettle } from './tickets/settle.ts';
import { createTicketStore } from './tickets/store.ts';
import { findLottery } from './vendors.ts';
import { issueView, ticketView } from './views.ts';

export type LottoRoutes = HandlersOf<'lottoOpen' | 'lottoIssues' | 'lottoBuy' | 'lottoTickets'>;

const sessionExpired = () => new RefusedRequest('session_expired');
/** Issues that nobody bought are kept for so long. */
const keptMs = 30 * 86_400_000;

/** All lotteries of this program: their issues, what is bought, drawn and paid. */
export function createDesk(deps: LottoDependencies) {
  const { clock, walletOf, onFailure } = deps;
  const issues = createIssueStore(deps.database);
  const tickets = createTicketStore(deps.database);
  const plan = createPlan(deps, issues);
  const draw = createDraw(deps, issues);
  const buy = createBuy(deps, issues, tickets);
  const recover = createRecover(deps, tickets);
  const settle = createSettle(deps, issues, tickets);

  /** One that fails is told and tried again at the next turn; the others go on. */
  const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
    for (const item of items) await work(item).catch(onFailure);
  };

  /** Brings everything on that is due now. */
  const work = async (): Promise<void> => {
    await plan();
    const now = clock.now();
    await issues.passTime('OPEN', now);
    await issues.passTime('LOCK', now);
    await recover.old();
    await each(await issues.toDraw(now), async (issue) => {
      if (await recover.ofIssue(issue)) await draw(issue);
    });
    await each(await issues.toSettle(), settle.pay);
    await each(await issues.withOpenTickets(), async (issue) => {
      if (await recover.ofIssue(issue)) await settle.refund(issue);
    });
  };

  const playerOf = async (wallet: VendorWallet, session: string) => {
    const checked = await wallet.checkSession({ session });
    if (checked.status === 'refused') throw sessionExpired();
    return { session, playerRef: checked.playerRef };
  };

  const balanceOf = async (wallet: VendorWallet, playerRef: string): Promise<string> => {
    const balance = await wallet.balance({ playerRef });
    if (!balance) throw sessionExpired();
    return `${balance.cashMinor}`;
  };

  const routes: LottoRoutes = {
    lottoOpen: async ({ body: { launchToken, gameId } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const entered = await walletOf(lottery.vendor).authenticate({ launchToken });
      if (entered.status === 'refused')
        return fail(entered.code === 'GAME_UNAVAILABLE' ? 'game_unavailable' : 'launch_token_invalid');
      const { session, currency, balance } = entered.value;
      return ok({ session, currency, balanceMinor: `${balance.cashMinor}` });
    },
    lottoIssues: async ({ data: { gameId, count } }) => {
      if (!findLottery(gameId)) return fail('game_not_found');
      const [open, drawn] = await Promise.all([
        issues.nextOf(gameId, clock.now()),
        issues.latestDrawn([gameId], count),
      ]);
      return ok({
        open: open ? issueView(open) : null,
        drawn: drawn.map(issueView),
        serverTime: clock.now().toISOString(),
      });
    },
    lottoBuy: async ({ game, body }) => {
      const lottery = findLottery(body.gameId);
      if (!lottery) return fail('game_not_found');
      const wallet = walletOf(lottery.vendor);
      const player = await playerOf(wallet, game.session);
      const bought = await buy(lottery, { ...body, ticketId: body.ticketId.toLowerCase() }, player);
      if (!bought.ok) return bought;
      return ok({ ticket: ticketView(bought.value), balanceMinor: await balanceOf(wallet, player.playerRef) });
    },
    lottoTickets: async ({ game, data: { gameId, pageSize } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const wallet = walletOf(lottery.vendor);
      const { playerRef } = await playerOf(wallet, game.session);
      const list = await tickets.ofPlayer(playerRef, gameId, pageSize);
      return ok({ list: list.map(ticketView), balanceMinor: await balanceOf(wallet, playerRef) });
    },
  };

  return {
    routes,
    issues,
    work,
    purge: () => issues.purge(new Date(clock.now().getTime() - keptMs)),
    /** Cancels an issue that is not drawn; its stakes go back. */
    cancel: (issue: IssueKey): Promise<boolean> => issues.move(issue, 'CANCELLED', 'operator'),
    /** A settled ticket with its draw and the seeds that it follows from. */
    proofOf: async (playerRef: string, ticketId: string): Promise<RoundProof | null> => {
      const ticket = await tickets.find(ticketId);
      if (ticket?.player_ref !== playerRef || ticket.status !== 'settled') return null;
      const issue = await issues.find(ticket);
      if (!issue) return null;
      const { serverSeed, ...shown } = issueView(issue);
      return { round: { ...ticketView(ticket), issue: shown }, serverSeed };
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
