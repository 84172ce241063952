import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createPlayer } from '@baize/testkit/player';
import pg from 'pg';
import { openEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded.ts';
import { repositoryFolder } from '../e2e/support/server.ts';
import { startServer } from './servers.ts';

const brand = 'scale';
/** The generator's default. */
const games = 20_000;
const otherMembers = 200;
const favoritesEach = 500;
const recentOfPlayer = 200;

export interface ScaleBrand {
  url: string;
  /** Of a player with 500 favourites and 200 recent games. */
  token: string;
  stop(): Promise<void>;
}

const player = { username: 'scaleplayer', password: 'Lantern-90417' };
/** Names of the brand's own host are known to browsers alone. */
const host = '127.0.0.1';

/** A server with a brand of 20,000 games and 100,000 favourites. */
export async function openScaleBrand({ port, dataFolder }: { port: number; dataFolder: string }): Promise<ScaleBrand> {
  const server = await startServer({ port, dataFolder });
  const stop = async () => void (await server.stop());
  try {
    await generate(dataFolder);
    const url = `http://${host}:${port}`;
    return { url, token: await openEntrances(url, dataFolder), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Gives the brand a host that programs know too, and a player with full lists; answers his token. */
async function openEntrances(url: string, dataFolder: string): Promise<string> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  const database = new pg.Client({ connectionString: cluster.urlOf('baize') });
  await database.connect();
  try {
    await database.query(
      `update brands set settings = settings || '{"flags": {"USERNAMEREG3": true, "DIRECTREG3": true}}' where code = $1`,
      [brand],
    );
    await database.query('insert into brand_hosts (brand_id, host) select id, $2 from brands where code = $1', [
      brand,
      host,
    ]);
    await patiently(url);
    const { username, password } = player;
    const body = { username, password, confirmPassword: password, agreedToTerms: true } as const;
    const { token } = await createPlayer(url, username, password).call('register', { body });
    await fillCatalogue(database);
    return token;
  } finally {
    await database.end();
  }
}

async function generate(dataFolder: string): Promise<void> {
  const program = spawn(process.execPath, ['scripts/command.mjs', 'games-generate', '--brand', brand], {
    cwd: repositoryFolder,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error('the games were not generated');
}

/** The server sees a new brand's host within seconds. */
async function patiently(url: string): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    const answer = await fetch(`${url}/wps/system/whitelabel`);
    if (answer.ok && (await answer.json()).value.merchantCode === brand) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the generated brand does not answer');
}

async function fillCatalogue(database: pg.Client): Promise<void> {
  const { rows } = await database.query('select id from brands where code = $1', [brand]);
  const brandId = rows[0].id;
  await database.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at)
     select gen_random_uuid(), $1, 'm' || n, 'm' || n, 0, now() from generate_series(1, $2::integer) n`,
    [brandId, otherMembers],
  );
  await database.query(
    `insert into favorites (member_id, game_id, created_at)
     select m.id, g.game_id, now() from (select id, row_number() over () as n from members where brand_id = $1) m
     join (select game_id, row_number() over () as n from brand_games where brand_id = $1) g on g.n % $2 = m.n % $2`,
    [brandId, Math.round(games / favoritesEach)],
  );
  await database.query(
    `insert into recent_games (member_id, game_id, played_at)
     select m.id, g.game_id, now() - g.n * interval '1 minute' from members m,
       (select game_id, row_number() over (order by position desc) as n from brand_games where brand_id = $1) g
     where m.brand_id = $1 and m.username = $2 and g.n <= $3`,
    [brandId, player.username, recentOfPlayer],
  );
  const { rows: counted } = await database.query('select count(*)::integer as count from favorites');
  if (counted[0].count < otherMembers * favoritesEach) throw new Error(`only ${counted[0].count} favourites`);
  await database.query('analyze');
}
