import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../e2e/support/server.ts';
import { measureAgents } from './agents.ts';
import { measureCashier } from './cashier.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureConsole } from './console/console.ts';
import { endAll } from './endings.ts';
import { measureFrames } from './frames.ts';
import { measureGrowth } from './growth.ts';
import { measureIdentity } from './identity.ts';
import { measureLobbies } from './lobbies.ts';
import { measureLotteries } from './lotteries/tickets.ts';
import type { Measurement } from './measurement.ts';
import { measureMemory } from './memory.ts';
import { measureMoney } from './money.ts';
import { measureRestore } from './operations/restore.ts';
import { measureSocketNews } from './operations/socket-news.ts';
import { measureVendorsApart } from './operations/vendors-apart.ts';
import { measurePage } from './page.ts';
import { measureRestart } from './restart.ts';
import { measureRewards } from './rewards/rewards.ts';
import { measureFights } from './shared-games/fights.ts';
import { measureFishing } from './shared-games/fishing.ts';
import { measureRooms } from './shared-games/rooms.ts';
import { measureSpin } from './spin.ts';
import { measureSportsbook } from './sportsbook/sportsbook.ts';
import { measureTables } from './tables.ts';
import { measureTurnover } from './turnover.ts';

const defaults = {
  restart: measureRestart,
  spin: measureSpin,
  memory: measureMemory,
  cashier: measureCashier,
  catalogue: measureCatalogue,
  identity: measureIdentity,
  lobbies: measureLobbies,
  lotteries: measureLotteries,
  money: measureMoney,
  frames: measureFrames,
  page: measurePage,
  sockets: measureSocketNews,
  tables: measureTables,
  turnover: measureTurnover,
  agents: measureAgents,
  rewards: measureRewards,
  sportsbook: measureSportsbook,
  rooms: measureRooms,
  fishing: measureFishing,
  fights: measureFights,
};
/** These fill a database for a quarter of an hour: only when they are named. */
const parts = {
  ...defaults,
  growth: measureGrowth,
  restore: measureRestore,
  console: measureConsole,
  apart: measureVendorsApart,
};
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = named.filter(isPart);
if (chosen.length < named.length) {
  console.error(`There is no such part; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const cache = path.join(repositoryFolder, '.cache');
await mkdir(cache, { recursive: true });
const rows: Measurement[] = [];
for (const name of chosen.length > 0 ? chosen : (Object.keys(defaults) as (keyof typeof defaults)[])) {
  const dataFolder = await mkdtemp(path.join(cache, 'bench-'));
  console.log(`measuring: ${name}`);
  try {
    rows.push(...(await parts[name](dataFolder)));
  } catch (error) {
    console.error(error);
    rows.push({ what: name, value: 'it failed', target: 'an answer', holds: false });
  } finally {
    await endAll();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
console.log(asMarkdown(rows));
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;

function asMarkdown(measurements: readonly Measurement[]): string {
  const lines = measurements.map(({ what, value, target, holds, baseline = '' }) => [
    what,
    value,
    target,
    holds ? 'yes' : 'NO',
    baseline,
  ]);
  const head = ['what', 'value', 'target', 'holds', 'beside it'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
