import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { createGateway, findDebts, findPlayers } from '../../apps/server/src/modules/gateway/index.ts';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { elapsedMs, type SteadyClock, systemClock } from '../../apps/server/src/platform/clock.ts';
import { hashToken, newId, randomToken } from '../../apps/server/src/platform/crypto/ids.ts';
import { createSecretBox } from '../../apps/server/src/platform/crypto/secret-box.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openMoneyConnections } from '../../apps/server/src/platform/database/money-connections.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { createBook } from '../../apps/server/src/vendors/sportsbook/book.ts';
import { insertBrand, insertGame, insertMember, insertSession } from '../../apps/server/test/support/factories.ts';
import { repositoryFolder } from '../../e2e/support/server.ts';

export const vendorCode = 'BENCHBOOK';
const gameCode = 'sportsbook';
const openingMinor = 1_000_000_000n;
const connectionCount = 10;

/** A book over the program's own PostgreSQL, ledger and gateway, without HTTP, with players who have money. */
export type BenchBook = Awaited<ReturnType<typeof furnish>>;

export async function withBook<T>(
  dataFolder: string,
  playerCount: number,
  measure: (book: BenchBook) => Promise<T>,
): Promise<T> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  try {
    const url = cluster.urlOf('postgres');
    await migrate(url, path.join(repositoryFolder, 'apps', 'server', 'migrations'));
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const bench = await furnish(owner, url, playerCount);
    return await measure(bench).finally(bench.close);
  } finally {
    await cluster.stop();
  }
}

async function furnish(owner: pg.Client, url: string, playerCount: number) {
  let offsetMs = 0;
  const clock: SteadyClock = { now: () => new Date(systemClock.now().getTime() + offsetMs), elapsedMs };
  const connection = { connectionString: url, role: 'baize_app', onIdleError: console.error } as const;
  const database = openDatabase({ ...connection, maxConnections: connectionCount });
  const money = openMoneyConnections(connection);
  const tools = { database, clock, newId, randomToken, hashToken };
  const ledger = createLedger({ ...tools, money });
  const gateway = createGateway({
    ...{ ...tools, reads: money.reads, ledger },
    brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
    onFailure: console.error,
    onHeld: () => undefined,
    sessions: { isSessionAlive: () => true },
  });
  const brand = await insertBrand(owner, 'bench');
  const game = await insertGame(owner, brand.id, { vendorCode, gameCode });
  const wallet = gateway.walletFor(vendorCode);
  const book = createBook(
    {
      ...{ wallet, database, clock, newId, secretBox: createSecretBox('0'.repeat(64)) },
      refusalOfStake: (stake) => gateway.refusalOfStake(vendorCode, stake),
      staffPorts: { playersOf: (code, refs) => findPlayers(database, code, refs) },
      owedOf: (betIds) => findDebts(database, vendorCode, betIds),
    },
    { vendorCode, gameCode, leagues: [], inPlayDelayMs: 5_000 },
  );

  const enter = async (): Promise<{ session: string; playerRef: string }> => {
    const { id: memberId } = await insertMember(owner, brand.id);
    const currency = brand.currency.code;
    await ledger.openMemberAccounts(database, { memberId, brandId: brand.id, currency, trial: false });
    const opening = { memberId, amountMinor: openingMinor, reference: `opening-${memberId}`, reason: 'bench' };
    await ledger.correct(database, opening);
    const { id: siteSessionId } = await insertSession(owner, memberId, brand.id);
    const asked = { memberId, brandId: brand.id, siteSessionId, gameId: game.id, locale: 'TY' } as const;
    const launch = await gateway.issueLaunchToken(asked);
    if (!launch.ok) throw new Error(launch.message);
    const entered = await wallet.authenticate({ launchToken: launch.value.token });
    if (entered.status !== 'ok') throw new Error(entered.code);
    return entered.value;
  };
  const players = [];
  for (let count = 0; count < playerCount; count++) players.push(await enter());

  return {
    ...{ owner, url, book, wallet, players, gameCode, newBetId: () => randomUUID() },
    pass: (ms: number) => {
      offsetMs += ms;
    },
    close: async () => {
      await ledger.drained();
      await money.close();
      await database.destroy();
      await owner.end();
    },
  };
}
