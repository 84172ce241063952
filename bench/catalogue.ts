import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type CallRequest, type Calls, prepareRequest } from '@baize/contract';
import { repositoryFolder, startServer } from '../e2e/support/server.ts';
import type { Measurement } from './main.ts';

const port = 4859;
const targetMs = { list: 20, search: 50 };
const rounds = 400;
const brand = 'scale';
const typed = [
  'golden',
  'dragn',
  'lotus lantern',
  'phoenx',
  '幸运龙',
  'มังกร',
  'rong vang',
  'zzzzzzzz',
  'panda dance',
  'huyen thoai',
];

/** Lists and searches of a brand with 20,000 games of 60 vendors over HTTP, one after another, beside the server's plainest call. */
export async function measureCatalogue(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder });
  const agent = new Agent({ keepAlive: true });
  const ask = (target: string) => askServer(agent, target);
  try {
    await generate(dataFolder);
    await patiently(() => ask(listOf({ pageNo: 1 })));
    const plain = await percentiles(() => ask('/wps/system/health'));
    const list = await percentiles((index) => ask(listOf({ pageNo: (index % 500) + 1 })));
    const search = await percentiles((index) => ask(listOf({ gameName: typed[index % typed.length] as string })));
    const row = (what: string, measured: { p50: number; p95: number }, target: number): Measurement => ({
      what: `${what} at 20,000 games, p95`,
      value: `${measured.p95} ms (p50 ${measured.p50})`,
      target: `${target} ms`,
      holds: measured.p95 < target,
      baseline: `health ${plain.p95} ms (p50 ${plain.p50})`,
    });
    return [row('game list', list, targetMs.list), row('search', search, targetMs.search)];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const listOf = (more: Partial<CallRequest<Calls['gameList']>['data']>): string =>
  prepareRequest('gameList', { data: { gameType: 'RNG', language: 'TY', ...more } }).target;

async function generate(dataFolder: string): Promise<void> {
  const program = spawn(process.execPath, ['scripts/games-generate.mjs', '--brand', brand], {
    cwd: repositoryFolder,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error('the games were not generated');
}

/** The server sees a new brand's host within seconds. */
async function patiently(asking: () => Promise<number>): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    if ((await asking()) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the generated brand does not answer');
}

/** The status, when the whole answer is there. */
function askServer(agent: Agent, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost:${port}` };
    const request = get({ agent, host: 'localhost', port, path: target, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });
}

async function percentiles(work: (index: number) => Promise<number>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let index = 0; index < rounds; index++) {
    const from = performance.now();
    const status = await work(index);
    if (status !== 200) throw new Error(`an answer came with status ${status}`);
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] as number) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}
