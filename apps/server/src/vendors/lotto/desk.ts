import type { RoundProof } from '../vendor.ts';
import type { LottoDependencies } from './dependencies.ts';
import { createDrawFeed } from './feed/draw-feed.ts';
import { createFeedStore } from './feed/feed-store.ts';
import { createDraw } from './issues/draw.ts';
import { createBrandIssues } from './issues/of-brand.ts';
import { createPlan } from './issues/plan.ts';
import { createIssueStore } from './issues/store.ts';
import { createExposureStore } from './limits/exposures.ts';
import { createPlayerRoutes, type PlayerRoutes } from './player-routes.ts';
import { createStaffRoutes, type LottoStaffRoutes } from './staff/routes.ts';
import { createBuy } from './tickets/buy.ts';
import { createRecover } from './tickets/recover.ts';
import { createSale } from './tickets/sale.ts';
import { createSettle } from './tickets/settle.ts';
import { createTicketStore } from './tickets/store.ts';
import { issueView, ticketView } from './views.ts';

export type LottoRoutes = PlayerRoutes & LottoStaffRoutes;

/** Issues that nobody bought are kept for so long. */
const keptMs = 30 * 86_400_000;
/** What stands on numbers is kept for so long after the close. */
const exposuresKeptMs = 3 * 86_400_000;

/** All lotteries of this program: their issues, what is bought, drawn and paid. */
export function createDesk(deps: LottoDependencies) {
  const { database, clock, onFailure } = deps;
  const issues = createIssueStore(database);
  const brandIssues = createBrandIssues(database);
  const tickets = createTicketStore(database);
  const exposures = createExposureStore(database);
  const { plan, ...planning } = createPlan(deps, issues);
  const draw = createDraw(deps, issues);
  const buy = createBuy(deps, { issues: brandIssues, plan: planning, tickets, sale: createSale(deps) });
  const recover = createRecover(deps, tickets);
  const settle = createSettle(deps, issues, tickets);

  /** One that fails is reported and tried again at the next turn; the others go on. */
  const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
    for (const item of items) await work(item).catch(onFailure);
  };

  /** Does everything that is due now. */
  const work = async (): Promise<void> => {
    await plan();
    const now = clock.now();
    await issues.passTime('OPEN', now);
    await issues.passTime('LOCK', now);
    await recover.old();
    await each(await issues.toDraw(now), async (issue) => {
      if (await recover.ofIssue(issue)) await draw(issue);
    });
    await each(await issues.toSettle(), async (issue) => {
      if (await recover.ofIssue(issue)) await settle.pay(issue);
    });
    await each(await issues.withOpenTickets(), async (issue) => {
      if (await recover.ofIssue(issue)) await settle.refund(issue);
    });
    await settle.giveBack().catch(onFailure);
  };

  return {
    routes: {
      ...createPlayerRoutes(deps, { issues: brandIssues, tickets, buy, settle }),
      ...createStaffRoutes(deps, planning),
    },
    work,
    feed: createDrawFeed(deps, issues),
    purge: async () => {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      await issues.purge(before(keptMs));
      await exposures.purge(before(exposuresKeptMs));
      await createFeedStore(database).purge(before(keptMs));
    },
    /** A settled ticket with its draw and the seeds that it follows from; null where no seed decided it. */
    proofOf: async (playerRef: string, ticketId: string): Promise<RoundProof | null> => {
      const ticket = await tickets.find(ticketId);
      if (ticket?.player_ref !== playerRef || ticket.status !== 'settled') return null;
      const issue = await issues.find(ticket);
      if (issue?.source !== 'drawn') return null;
      const { serverSeed, ...shown } = issueView(issue);
      return { round: { ...ticketView(ticket), issue: shown }, serverSeed };
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
