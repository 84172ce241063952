import type { CallRequest, Calls, CallValue, GameType } from '@baize/contract';
import { calls } from '@baize/contract';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, expect } from 'vitest';
import { insertBrand, insertMember, insertSession } from '../../../test/support/factories.ts';
import { type TestClock, testClock } from '../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/support/test-database.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import {
  type CatalogueDependencies,
  type CatalogueModule,
  createCatalogue,
  type GameOffer,
  offerGame,
  offerVendor,
  type VendorOffer,
} from './index.ts';

type Asked = Parameters<CatalogueDependencies['launches']['issueLaunchToken']>[0];
type Transfer = Awaited<ReturnType<CatalogueDependencies['transfers']['enter']>>;

/** A catalogue on a database of its own, with brands that are new for each test. */
export interface CatalogueBench {
  db: TestDatabase;
  clock: TestClock;
  catalogue: CatalogueModule;
  brand: RequestBrand;
  otherBrand: RequestBrand;
  /** Launches that the gateway was asked for. */
  asked: Asked[];
  /** What the gateway answers instead of a token. */
  refusal: 'game_unavailable' | 'account_blocked' | null;
  /** What an own wallet's transfer comes to. */
  transfer: Transfer;
  /** Origins whose probe fails. */
  deadHosts: Set<string>;
  probes: string[];
  failures: unknown[];
  /** Offers a game; returns its code. */
  offer(partial?: Partial<GameOffer & VendorOffer>): Promise<string>;
  newMember(type?: RequestMember['type']): Promise<RequestMember>;
  context(of?: RequestBrand): { brand: RequestBrand; ip: string; origin: string; userAgent: string };
  list(
    query?: Partial<CallRequest<Calls['gameList']>['data']>,
    of?: RequestBrand,
  ): Promise<CallValue<Calls['gameList']>>;
  namesOf(query?: Partial<CallRequest<Calls['gameList']>['data']>, of?: RequestBrand): Promise<string[]>;
  launch(
    query: Partial<CallRequest<Calls['launchGame']>['data']>,
    more?: { member?: RequestMember; of?: RequestBrand },
  ): Promise<Result<CallValue<Calls['launchGame']>>>;
  idOf(gameCode: string): Promise<string>;
}

let serial = 0;

/** When a launch token ends, as whoever makes it says. */
export const tokenEnd = new Date('2026-03-01T12:00:47Z');

export function useCatalogue(more: Partial<CatalogueDependencies> = {}): CatalogueBench {
  const bench = { db: useTestDatabase(), clock: testClock(), probes: [], failures: [] } as unknown as CatalogueBench;

  beforeAll(() => {
    bench.catalogue = createCatalogue({
      database: bench.db.database,
      clock: bench.clock,
      launches: {
        issueLaunchToken: async (request) => {
          bench.asked.push(request);
          return bench.refusal ? fail(bench.refusal) : ok({ token: 'a+b/c=&d', expiresAt: tokenEnd });
        },
      },
      transfers: { enter: async () => bench.transfer },
      builtIn: { BAIZE: { entrance: '/studio/play/', launchKind: 'frame' } },
      hosts: {
        pick: (count) => count - 1,
        probe: async (origin) => {
          bench.probes.push(origin);
          return !bench.deadHosts.has(origin);
        },
        probePictures: async (origin) => !bench.deadHosts.has(origin),
      },
      onFailure: (error) => void bench.failures.push(error),
      ...more,
    });
  });

  beforeEach(async () => {
    serial += 1;
    Object.assign(bench, { asked: [], refusal: null, deadHosts: new Set(), probes: [], failures: [] });
    bench.transfer = ok({ transferId: 't1', amount: '5.00', state: 'done' });
    bench.brand = await insertBrand(bench.db.owner, `first_${serial}`);
    bench.otherBrand = await insertBrand(bench.db.owner, `second_${serial}`);
  });

  bench.context = (of = bench.brand) => ({
    brand: of,
    ip: '192.0.2.1',
    origin: 'https://site.example:8443',
    userAgent: 'test',
  });
  bench.offer = async (partial = {}) => {
    serial += 1;
    const offer = {
      brandId: bench.brand.id,
      vendorCode: 'BAIZE',
      displayName: `Vendor ${partial.vendorCode ?? 'BAIZE'}`,
      gameType: 'RNG' as GameType,
      isHot: false,
      position: serial,
      id: newId(),
      gameCode: `game_${serial}`,
      gameClassify: '',
      names: { TY: `Game ${serial}` },
      minBetMinor: 20n,
      minLineNum: 20,
      coverUrl: '/cover.webp',
      wideCoverUrl: '/wide.webp',
      ...partial,
    };
    await bench.db.database.transaction().execute(async (transaction) => {
      await offerVendor(transaction, offer);
      await offerGame(transaction, offer);
    });
    return offer.gameCode;
  };
  bench.newMember = async (type = 0) => {
    const { id } = await insertMember(bench.db.owner, bench.brand.id, { type });
    const session = await insertSession(bench.db.owner, id, bench.brand.id);
    return { id, brandId: bench.brand.id, sessionId: session.id, type };
  };
  bench.list = async (query = {}, of = bench.brand) => {
    const data = calls.gameList.data.parse({ gameType: 'RNG', language: 'TY', ...query });
    const answer = await bench.catalogue.routes.gameList({ ...bench.context(of), data });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.gameList.answer.parse(answer.value)).toEqual(answer.value);
    return answer.value;
  };
  bench.namesOf = async (query, of) => (await bench.list(query, of)).games.map((game) => game.gameName);
  bench.launch = async (query, { member, of = bench.brand } = {}) => {
    const answer = await bench.catalogue.routes.launchGame({
      ...bench.context(of),
      member: member ?? (await bench.newMember()),
      data: calls.launchGame.data.parse({ vendor: 'BAIZE', language: 'TY', gameCode: '', ...query }),
    });
    if (answer.ok) expect(calls.launchGame.answer.parse(answer.value)).toEqual(answer.value);
    return answer;
  };
  bench.idOf = async (gameCode) => {
    const { rows } = await bench.db.owner.query('select id from games where game_code = $1', [gameCode]);
    return rows[0].id;
  };
  return bench;
}
