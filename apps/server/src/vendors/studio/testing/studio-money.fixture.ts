import { randomUUID } from 'node:crypto';
import type { Calls, CallValue } from '@baize/contract';
import type { VendorSession, VendorWallet } from '@baize/vendor-kit';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { type MoneyHarness, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { createStudio, type Studio } from '../index.ts';
import type { Sent } from '../instant/game.ts';
import type { StoredBet } from '../tables/schema.ts';
import { successOf } from './frame.ts';
import { poolPorts } from './pools.fixture.ts';

const context = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

export class AnswerLost extends Error {}
/** Where an answer of the wallet is lost: before anything was booked, or behind it. */
export type Loss = 'before' | 'after';

/** The wallet with a list of losses for its next money acts, first come, first served; null is an act that goes well. */
export function lossy(wallet: VendorWallet, losses: (Loss | null)[]): VendorWallet {
  const losing =
    <Request, Answer>(act: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      const loss = losses.shift() ?? null;
      if (loss === 'before') throw new AnswerLost();
      const answer = await act(request);
      if (loss === 'after') throw new AnswerLost();
      return answer;
    };
  return {
    ...wallet,
    play: losing(wallet.play),
    debit: losing(wallet.debit),
    credit: losing(wallet.credit),
    cancel: losing(wallet.cancel),
  };
}

/** The calls of one game frame of an instant game or a table. */
export function studioFrame({ routes }: Studio, session: string) {
  const game = { session };
  return {
    play: (choice: Sent, betMinor = '100', roundId: string = randomUUID()) =>
      routes.studioInstantPlay({ ...context, game, body: { roundId, betMinor, choice } }),
    step: (roundId: string, step: Sent) => routes.studioInstantStep({ ...context, game, body: { roundId, step } }),
    list: (pageSize = 15) => routes.studioInstantRounds({ ...context, game, data: { pageSize } }),
    table: () => routes.studioTableState({ ...context, game }),
    bet: (roundId: string, bets: StoredBet[], placementId: string = randomUUID(), entropy = 'mine') =>
      routes.studioTableBet({ ...context, game, body: { roundId, placementId, bets, entropy } }),
    /** The second bet in a flight. */
    betSecond: (roundId: string, bets: StoredBet[], placementId: string = randomUUID()) =>
      routes.studioTableBet({ ...context, game, body: { roundId, placementId, slot: 1, bets, entropy: 'mine' } }),
    undo: (placementId: string) => routes.studioTableUndo({ ...context, game, body: { placementId } }),
    cashOut: (roundId: string, slot = 0) =>
      routes.studioTableCashOut({ ...context, game, body: { roundId, ...(slot > 0 ? { slot } : {}) } }),
    decide: (roundId: string, phase: number, hand: number, action: string, decisionId: string = randomUUID()) =>
      routes.studioTableDecide({ ...context, game, body: { decisionId, roundId, phase, hand, action } }),
    seats: (pageSize = 15) => routes.studioTableSeats({ ...context, game, data: { pageSize } }),
    rotate: () => routes.studioRotateSeed({ ...context, game, body: { clientSeed: 'mine' } }),
  };
}
export type StudioFrame = ReturnType<typeof studioFrame>;

export interface Entered {
  memberId: string;
  session: string;
  opened: CallValue<Calls['studioOpen']>;
  frame: StudioFrame;
}

export interface StudioMoney {
  money: MoneyHarness;
  losses: (Loss | null)[];
  /** The studio as after a restart. */
  build(): Studio;
  /** The same, where nothing is known against any stake until the wallet refuses it, as when something comes between. */
  buildUnaware(): Studio;
  /** The studio of an operator that asks this of all games. */
  buildUnder(rules: Partial<VendorSession>): Studio;
  dependencies(): StudioDependencies;
  /** A new member enters a game; or one that there is, with what he has. */
  enter(studio: Studio, gameCode: string, balanceMinor?: bigint, memberId?: string): Promise<Entered>;
}

/** The studio over the real ledger and gateway. */
export function useStudioMoney(): StudioMoney {
  const money = useMoney();
  const losses: (Loss | null)[] = [];
  const secretBox = createSecretBox('a secret of tests');
  const games = new Map<string, string>();
  const dependencies = (): StudioDependencies => {
    const { vendorsDatabase: database, clock, gateway, game } = money;
    const refusalOfStake: StudioDependencies['refusalOfStake'] = (stake) =>
      gateway.refusalOfStake(game.vendorCode, stake);
    const freeRoundsOf: StudioDependencies['freeRoundsOf'] = (of) => gateway.freeRoundsOf(game.vendorCode, of);
    const ports = { refusalOfStake, freeRoundsOf, ...poolPorts(money), database, clock, secretBox, newId: randomUUID };
    return { wallet: lossy(money.wallet, losses), ...ports };
  };
  return {
    money,
    losses,
    build: () => createStudio(dependencies()),
    buildUnaware: () => createStudio({ ...dependencies(), refusalOfStake: async () => null }),
    buildUnder: (rules) => {
      const deps = dependencies();
      const authenticate: typeof deps.wallet.authenticate = async (request) => {
        const answer = await deps.wallet.authenticate(request);
        return answer.status === 'ok' ? { ...answer, value: { ...answer.value, ...rules } } : answer;
      };
      return createStudio({ ...deps, wallet: { ...deps.wallet, authenticate } });
    },
    dependencies,
    enter: async (studio, gameCode, balanceMinor = 1_000_000n, known) => {
      const { vendorCode } = money.game;
      games.set(money.game.gameCode, money.game.id);
      const gameId =
        games.get(gameCode) ?? (await insertGame(money.owner, money.brand.id, { gameCode, vendorCode })).id;
      games.set(gameCode, gameId);
      const memberId = known ?? (await money.newMember({ balanceMinor }));
      const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
      const launch = await money.gateway.issueLaunchToken({
        memberId,
        brandId: money.brand.id,
        siteSessionId,
        gameId,
        locale: 'TY',
      });
      if (!launch.ok) throw new Error(launch.message);
      const opened = await successOf(
        studio.routes.studioOpen({ ...context, body: { launchToken: launch.value.token } }),
      );
      const { session } = opened;
      return { memberId, session, opened, frame: studioFrame(studio, session) };
    },
  };
}
