import { randomUUID } from 'node:crypto';
import { defaultGroup } from '@baize/games/lottery';
import type { VendorWallet } from '@baize/vendor-kit';
import { beforeAll } from 'vitest';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { type MoneyHarness, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import type { Desk } from '../desk.ts';
import { findLottery } from '../vendors.ts';
import { createTestDesk } from './test-desk.ts';

const noBrand = { id: '', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
const context = { brand: noBrand, ip: '127.0.0.1', origin: 'http://localhost', userAgent: 'test' };

/** Where an answer of the wallet is lost: before anything was booked, or behind it. */
export type Loss = 'before' | 'after';
export class AnswerLost extends Error {}
const moneyActs = ['makeBet', 'commitBet', 'discardBet', 'settleBets'] as const;
export type MoneyAct = (typeof moneyActs)[number];

/** What happens between a decision and an act of the wallet. */
type Meanwhile = Map<MoneyAct, () => Promise<unknown>>;

/** The wallet with losses and interruptions by act, each once. */
function lossy(wallet: VendorWallet, losses: Map<MoneyAct, Loss>, meanwhile: Meanwhile): VendorWallet {
  const losing = moneyActs.map((name) => [
    name,
    async (request: never) => {
      const between = meanwhile.get(name);
      meanwhile.delete(name);
      await between?.();
      const loss = losses.get(name);
      losses.delete(name);
      if (loss === 'before') throw new AnswerLost();
      const answer = await wallet[name](request);
      if (loss === 'after') throw new AnswerLost();
      return answer;
    },
  ]);
  return { ...wallet, ...Object.fromEntries(losing) };
}

export type Line = { bet: string; selection: string; unitMinor: string; lowered?: Record<string, number> };

export interface Ordered {
  numero: string;
  lines: Line[];
  costMinor: string;
  ticketId?: string;
  prizeGroup?: number;
  chase?: { issues: number; stopsOnWin: boolean };
}

/** A player of one lottery. */
export interface Buyer {
  memberId: string;
  session: string;
  buy(ticket: Ordered): ReturnType<Desk['routes']['lottoBuy']>;
  stop(chaseId: string): ReturnType<Desk['routes']['lottoStop']>;
  tickets(): ReturnType<Desk['routes']['lottoTickets']>;
}

/** The lotteries over the real ledger and gateway. */
export function useLotto() {
  const money: MoneyHarness = useMoney();
  const losses = new Map<MoneyAct, Loss>();
  const meanwhile: Meanwhile = new Map();
  const failures: unknown[] = [];
  const acts: { act: string; subject: string }[] = [];
  const games = new Map<string, string>();
  /** The highest group that the players' points say; null: the usual one. */
  const points: { topGroup: number | null } = { topGroup: null };
  /** The desk as after a restart. */
  const build = (): Desk =>
    createTestDesk({
      walletOf: (code) => lossy(money.gateway.walletFor(code), losses, meanwhile),
      refusalOfStakeAt: money.gateway.refusalOfStake,
      ...{ database: money.vendorsDatabase, core: money.database, clock: money.clock, acts },
      onFailure: (error) => void failures.push(error),
      topGroupOf: async (code) => (code === 'LOTT' ? points.topGroup : null),
    });
  let desk: Desk;
  beforeAll(async () => {
    // A second after midnight of UTC every lottery takes bets; at other times of the day some are locked for their draw.
    const dayMs = 86_400_000;
    money.clock.advanceMs(dayMs + 1_000 - (money.clock.now().getTime() % dayMs));
    desk = build();
    context.brand = { ...noBrand, id: money.brand.id };
    await desk.work();
  });

  const launchToken = async (gameId: string, memberId: string): Promise<string> => {
    const vendorCode = findLottery(gameId)?.vendor ?? '';
    const id =
      games.get(gameId) ?? (await insertGame(money.owner, money.brand.id, { gameCode: gameId, vendorCode })).id;
    games.set(gameId, id);
    const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
    const launch = await money.gateway.issueLaunchToken({
      memberId,
      brandId: money.brand.id,
      siteSessionId,
      gameId: id,
      locale: 'TY',
    });
    if (!launch.ok) throw new Error(launch.message);
    return launch.value.token;
  };

  /** A new member enters a lottery by a launch token; or one that there is. */
  const enter = async (gameId: string, balanceMinor = 1_000_000n, known?: string): Promise<Buyer> => {
    const memberId = known ?? (await money.newMember({ balanceMinor }));
    const body = { launchToken: await launchToken(gameId, memberId), gameId };
    const opened = await desk.routes.lottoOpen({ ...context, body });
    if (!opened.ok) throw new Error(opened.message);
    const { session } = opened.value;
    const game = { session };
    return {
      memberId,
      session,
      buy: ({ ticketId = randomUUID(), prizeGroup = defaultGroup, ...ticket }) => {
        const lines = ticket.lines.map((line) => ({ lowered: {}, ...line }));
        const body = { ticketId, gameId, prizeGroup, ...ticket, lines };
        return desk.routes.lottoBuy({ ...context, game, body });
      },
      stop: (chaseId) => desk.routes.lottoStop({ ...context, game, body: { gameId, chaseId } }),
      tickets: () => desk.routes.lottoTickets({ ...context, game, data: { gameId, pageSize: 15 } }),
    };
  };

  const issuesOf = async (gameId: string) => {
    const answer = await desk.routes.lottoIssues({ ...context, data: { gameId, count: 20 } });
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };

  /** A person of the brand's staff. */
  const staffOf = async (username: string, brandId = money.brand.id): Promise<RequestStaff> => {
    const id = newId();
    await money.owner.query(
      `insert into staff (id, brand_id, username, password_hash, created_at) values ($1, $2, $3, 'x', now())`,
      [id, brandId, username],
    );
    return {
      id,
      brandId,
      sessionId: newId(),
      username,
      permissions: [],
      permissionsEverywhere: [],
      forAllBrands: false,
      secondFactor: 'given',
    };
  };

  return {
    staffOf,
    money,
    losses,
    meanwhile,
    failures,
    acts,
    points,
    context,
    launchToken,
    enter,
    issuesOf,
    desk: () => desk,
    restart: () => {
      desk = build();
    },
    /** The issue that is open now. */
    openIssue: async (gameId: string) => {
      await desk.work();
      const { open } = await issuesOf(gameId);
      if (!open) throw new Error(`${gameId} has no open issue`);
      return open;
    },
    /** Sets the clock to a moment and does what is due. */
    passTo: async (moment: string, extraMs = 0) => {
      money.clock.advanceMs(Date.parse(moment) + extraMs - money.clock.now().getTime());
      await desk.work();
    },
  };
}
