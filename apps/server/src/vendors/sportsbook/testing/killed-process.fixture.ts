import { randomInt, randomUUID } from 'node:crypto';
import type { AskedLeg, BookMatch } from '@baize/contract';
import { sportsLeagues } from '@baize/games/virtual-league';
import { testClock } from '../../../../test/support/test-clock.ts';
import { createGateway, findDebts, findPlayers } from '../../../modules/gateway/index.ts';
import { createLedger } from '../../../modules/ledger/index.ts';
import { hashToken, newId, randomToken } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { openMoneyConnections } from '../../../platform/database/money-connections.ts';
import { createBook } from '../book.ts';
import type { KillStep, LifeOfBook } from './killed.fixture.ts';

/** A process of the sportsbook that does one step again and again, until it is killed from outside. Prints what it answered, a line each. */
const life = JSON.parse(process.argv[2] ?? '') as LifeOfBook;
const connection = { connectionString: life.url, role: 'baize_app', onIdleError: () => undefined } as const;
const database = openDatabase({ ...connection, maxConnections: 8 });
const vendorsDatabase = openDatabase({ ...connection, connectionString: life.vendorsUrl, maxConnections: 8 });
const clock = testClock(life.now);
const money = openMoneyConnections(connection);
const tools = { database, clock, newId, randomToken, hashToken };
const gateway = createGateway({
  ...tools,
  reads: money.reads,
  ledger: createLedger({ ...tools, money }),
  brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
  onFailure: (error) => console.error(error),
  onHeld: () => undefined,
  sessions: { isSessionAlive: () => true },
});
const { vendorCode, gameCode } = life.game;
const book = createBook(
  {
    ...{ wallet: gateway.walletFor(vendorCode), database: vendorsDatabase, clock, newId },
    secretBox: createSecretBox('a secret of tests'),
    refusalOfStake: (stake) => gateway.refusalOfStake(vendorCode, stake),
    staffPorts: { playersOf: (code, refs) => findPlayers(database, code, refs) },
    owedOf: (betIds) => findDebts(database, vendorCode, betIds),
  },
  { vendorCode, gameCode, leagues: sportsLeagues, inPlayDelayMs: 5_000 },
);

const print = (...words: string[]) => console.log(words.join(' '));
function advance(ms: number): void {
  clock.advanceMs(ms);
  print('now', clock.now().toISOString());
}

const pick = <One>(list: readonly One[]): One | undefined => list[randomInt(list.length || 1)];

function legOn(match: BookMatch): AskedLeg[] {
  const market = pick(match.markets.filter(({ isOpen }) => isOpen));
  const selection = market && pick(market.selections);
  return market && selection ? [{ matchId: match.matchId, market: market.key, ...selection }] : [];
}

async function bet(session: string, state: BookMatch['state']): Promise<string | undefined> {
  const listed = await book.listMatches(session);
  const matches = listed.value.matches.filter((match) => match.state === state);
  const chosen = new Set([pick(matches), ...(randomInt(2) === 0 ? [pick(matches), pick(matches)] : [])]);
  const legs = [...chosen].flatMap((match) => (match ? legOn(match) : []));
  if (legs.length === 0) return undefined;
  const betId = randomUUID();
  const asked = { betId, unitStakeMinor: '1000', choose: 0, pricePolicy: 'any', legs } as const;
  const answer = await book.placeBet(session, asked);
  if (!answer.ok) return undefined;
  print('answered', betId, answer.value.bet.state);
  return answer.value.bet.state === 'ACCEPTED' ? betId : undefined;
}

const everybody = async <One>(act: (session: string) => Promise<One>): Promise<One[]> =>
  Promise.all(life.sessions.map(act));

async function sell(session: string, betId: string): Promise<void> {
  const sharePercent = randomInt(2) === 0 ? 100 : 40;
  const quote = await book.quoteSale(session, { betId, sharePercent });
  if (!quote.ok) return;
  const { quoteId, offerMinor } = quote.value;
  const sold = await book.sellBet(session, { betId, quoteId, offerMinor });
  if (sold.ok) print('sold', betId);
}

const steps: Record<KillStep, () => Promise<void>> = {
  place: async () => {
    print('begin');
    await everybody((session) => bet(session, 'scheduled'));
    advance(100);
  },
  accept: async () => {
    await everybody((session) => bet(session, 'live'));
    advance(6_000);
    print('begin');
    await book.work();
  },
  sell: async () => {
    const bets = await everybody(async (session) => ({ session, betId: await bet(session, 'scheduled') }));
    print('begin');
    await Promise.all(bets.map(({ session, betId }) => betId && sell(session, betId)));
    advance(100);
  },
  settle: async () => {
    await everybody((session) => bet(session, 'scheduled'));
    await everybody((session) => bet(session, 'live'));
    advance(25 * 60_000);
    await book.plan();
    print('begin');
    await book.work();
  },
  resettle: async () => {
    advance(6_000);
    print('begin');
    await book.work();
  },
};

/** A step that fails by itself, as on a machine that does much else, is done again like one that was cut off. */
const withoutEnd = async (step: () => Promise<void>): Promise<never> => {
  for (;;) await step().catch((error: unknown) => print('failed', String(error)));
};

await withoutEnd(async () => {
  await book.plan();
  await steps[life.step]();
});
