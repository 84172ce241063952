import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createVendorAdmin } from '../../apps/server/src/modules/gateway/http/index.ts';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import { hashToken, newId, randomToken } from '../../apps/server/src/platform/crypto/ids.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openMoneyConnections } from '../../apps/server/src/platform/database/money-connections.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { insertBrand, insertGame } from '../../apps/server/test/support/factories.ts';
import { repositoryFolder } from '../../e2e/support/server.ts';
import type { LoadPlayer, SigningKey } from './requests.ts';
import { clockAt } from './shifted-clock.ts';

/** A server for measuring: the program's own PostgreSQL with its own settings, one brand, one game a vendor, players with money. */
export interface BenchServer {
  cluster: EmbeddedPostgres;
  url: string;
  /** As the database's owner. */
  owner: pg.Client;
  /** The process id of PostgreSQL's first process. */
  postmasterPid: number;
  playersFile: string;
  /** For signed calls to the vendor HOT at a port. */
  keyAt(port: number): SigningKey;
}

const databaseName = 'baize';
const hotVendor = 'HOT';
/** As many server accounts as the spread case has. */
const spreadVendors = Array.from({ length: 16 }, (_, index) => `SPREAD${index}`);
const openingMinor = 1_000_000_000n;
const gameCode = 'lantern_garden';
const welcomedAtOnce = 50;
/** Each about 110 MB of the log; so many that checkpoints have come by themselves and all files are there that the settings keep. */
const wornParts = 40;

interface ServerOptions {
  playerCount: number;
  /** The opening deposits are booked so much before (negative) now. */
  clockOffsetMs?: number;
  /** False where no speed of writing is measured. */
  isWorn?: boolean;
}

/** Opens a server in an empty folder for a measurement and stops its PostgreSQL afterwards, however that ends. */
export async function withServer<T>(
  dataFolder: string,
  options: ServerOptions,
  measure: (server: BenchServer) => Promise<T>,
): Promise<T> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  try {
    const server = await openServer(cluster, dataFolder, options);
    return await measure(server).finally(() => server.owner.end());
  } finally {
    await cluster.stop();
  }
}

async function openServer(
  cluster: EmbeddedPostgres,
  dataFolder: string,
  { playerCount, clockOffsetMs = 0, isWorn = true }: ServerOptions,
): Promise<BenchServer> {
  const admin = await connect(cluster.urlOf('postgres'));
  await admin.query(`create database ${databaseName}`);
  await admin.end();
  const url = cluster.urlOf(databaseName);
  await migrate(url, path.join(repositoryFolder, 'apps', 'server', 'migrations'));
  const owner = await connect(url);
  const playersFile = path.join(dataFolder, 'players.json');
  const { players, key } = await furnish(owner, { url, playerCount, clock: clockAt(clockOffsetMs) });
  await writeFile(playersFile, JSON.stringify(players));
  await owner.query(await readFile(path.join(repositoryFolder, 'bench', 'naive-wallet', 'schema.sql'), 'utf8'));
  await furnishNaive(owner, players);
  if (isWorn) await wearInLog(owner);
  await owner.query('vacuum analyze');
  const [postmasterPid] = (await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return {
    cluster,
    url,
    owner,
    postmasterPid: Number(postmasterPid),
    playersFile,
    keyAt: (port) => ({ ...key, url: `http://127.0.0.1:${port}` }),
  };
}

/**
 * A database that has just been made fills each file of its log with zeros the first time, for about 30 ms in which nobody commits. A site
 * that has run for a while uses them again; all sides of a ratio are measured on one that has.
 */
async function wearInLog(owner: pg.Client): Promise<void> {
  await owner.query('create table waste (id integer, filling text)');
  for (let part = 0; part < wornParts; part += 1) {
    await owner.query(`insert into waste select n, repeat(md5(n::text), 30) from generate_series(1, 100000) n`);
  }
  await owner.query('drop table waste');
  await owner.query('checkpoint');
}

async function furnish(owner: pg.Client, options: { url: string; playerCount: number; clock: Clock }) {
  const { playerCount } = options;
  const brand = await insertBrand(owner, 'bench');
  const games = new Map<string, string>();
  for (const vendorCode of [hotVendor, ...spreadVendors]) {
    games.set(vendorCode, (await insertGame(owner, brand.id, { vendorCode, gameCode })).id);
  }
  // Limits that nobody reaches: they are looked at all the same.
  for (const kind of ['stake', 'dayStake', 'dayLoss']) {
    await owner.query('insert into money_limits (id, brand_id, kind, amount_minor) values ($1, $2, $3, $4)', [
      newId(),
      brand.id,
      kind,
      openingMinor,
    ]);
  }
  const memberIds = Array.from({ length: playerCount }, newId);
  await owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at)
     select id, $2, 'player' || n, 'player' || n, 0, now() from unnest($1::uuid[]) with ordinality m(id, n)`,
    [memberIds, brand.id],
  );
  await owner.query(
    `insert into sessions (id, token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent)
     select gen_random_uuid(), sha256(id::text::bytea), id, $2, now(), now(), now() + interval '1 year', '127.0.0.1', 'bench'
     from unnest($1::uuid[]) m(id)`,
    [memberIds, brand.id],
  );
  const players: LoadPlayer[] = memberIds.map((_, index) => ({
    gameCode,
    hot: newEntry(hotVendor),
    spread: newEntry(spreadVendors[index % spreadVendors.length] ?? ''),
  }));
  for (const server of ['hot', 'spread'] as const) {
    const entries = players.map((player) => player[server]);
    await insertEntries(owner, { brandId: brand.id, memberIds, entries, games });
  }
  const opening = { ...options, memberIds, brandId: brand.id, currency: brand.currency.code };
  return { players, key: await giveMoneyAndKey(opening) };
}

const newEntry = (vendorCode: string) => ({ vendorCode, session: randomToken(), playerRef: randomToken() });

async function insertEntries(
  owner: pg.Client,
  of: { brandId: string; memberIds: string[]; entries: LoadPlayer['hot'][]; games: ReadonlyMap<string, string> },
): Promise<void> {
  const { brandId, memberIds, entries, games } = of;
  const vendors = entries.map(({ vendorCode }) => vendorCode);
  await owner.query(
    'insert into player_refs (vendor_code, player_ref, member_id) select * from unnest($1::text[], $2::text[], $3::uuid[])',
    [vendors, entries.map(({ playerRef }) => playerRef), memberIds],
  );
  await owner.query(
    `insert into vendor_sessions (token_hash, member_id, brand_id, site_session_id, vendor_code, game_id, created_at)
     select e.hash, e.member, $5, s.id, e.vendor, e.game, now()
     from unnest($1::bytea[], $2::uuid[], $3::text[], $4::uuid[]) e(hash, member, vendor, game) join sessions s on s.member_id = e.member`,
    [
      entries.map(({ session }) => hashToken(session)),
      memberIds,
      vendors,
      vendors.map((vendor) => games.get(vendor)),
      brandId,
    ],
  );
}

/** Through the ledger, as a deposit comes in. */
async function giveMoneyAndKey(to: {
  url: string;
  clock: Clock;
  memberIds: readonly string[];
  brandId: string;
  currency: string;
}) {
  const connection = { connectionString: to.url, role: 'baize_app', onIdleError: console.error } as const;
  const database = openDatabase({ ...connection, maxConnections: 10 });
  const money = openMoneyConnections(connection);
  const tools = { database, clock: to.clock, newId };
  const ledger = createLedger({ ...tools, money });
  const welcome = async (memberId: string): Promise<void> => {
    await ledger.openMemberAccounts(database, { brandId: to.brandId, currency: to.currency, memberId, trial: false });
    await ledger.correct(database, {
      memberId,
      amountMinor: openingMinor,
      reference: `opening-${memberId}`,
      reason: 'bench',
    });
  };
  for (let index = 0; index < to.memberIds.length; index += welcomedAtOnce) {
    await Promise.all(to.memberIds.slice(index, index + welcomedAtOnce).map(welcome));
  }
  const admin = createVendorAdmin(tools);
  const added = await admin.addVendorKey({ vendorCode: hotVendor });
  if (!added.ok || added.value.privateKeyPem === null) throw new Error('no key for signed calls');
  await ledger.drained();
  await money.close();
  await database.destroy();
  return { provider: hotVendor, keyId: added.value.keyId, privateKeyPem: added.value.privateKeyPem };
}

async function furnishNaive(owner: pg.Client, players: readonly LoadPlayer[]): Promise<void> {
  await owner.query('insert into naive.accounts select n, $2 from generate_series(0, $1) n', [
    players.length,
    openingMinor,
  ]);
  await owner.query('insert into naive.limits values ($1, $1, $1)', [openingMinor]);
  for (const server of ['hot', 'spread'] as const) {
    await owner.query(
      `insert into naive.sessions select token, n, now() + interval '1 year', null from unnest($1::text[]) with ordinality s(token, n)`,
      [players.map((player) => player[server].session)],
    );
  }
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
