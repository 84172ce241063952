import { Agent, get } from 'node:http';
import { type CallName, type CallRequest, type Calls, prepareRequest } from '@baize/contract';
import type { Measurement } from './measurement.ts';
import { openScaleBrand } from './scale-brand.ts';

const port = 4859;
const targetMs = { list: 20, search: 50 };
const rounds = 400;
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

/**
 * Lists and searches of a brand with 20,000 games of 60 vendors and 100,000 favourites over HTTP, one after another, beside the server's
 * plainest call.
 */
export async function measureCatalogue(dataFolder: string): Promise<Measurement[]> {
  const brand = await openScaleBrand({ port, dataFolder });
  const agent = new Agent({ keepAlive: true });
  const ask = <N extends CallName>(name: N, request: CallRequest<Calls[N]>) =>
    askServer(agent, brand.url + prepareRequest(name, request).target, brand.token);
  const own = { gameType: 'RNG', language: 'TY' } as const;
  try {
    await ask('gameList', { data: own });
    const plain = await percentiles(() => ask('health', {}));
    const row = async (what: string, target: number, asking: (index: number) => Promise<number>) => {
      const measured = await percentiles(asking);
      return {
        what: `${what} at 20,000 games and 100,000 favourites, p95`,
        value: `${measured.p95} ms (p50 ${measured.p50})`,
        target: `${target} ms`,
        holds: measured.p95 < target,
        baseline: `health ${plain.p95} ms (p50 ${plain.p50})`,
      };
    };
    const page = (index: number, pages: number) => ({ ...own, pageNo: (index % pages) + 1 });
    return [
      await row('game list', targetMs.list, (index) => ask('gameList', { data: page(index, 500) })),
      await row('search', targetMs.search, (index) =>
        ask('gameList', { data: { ...own, gameName: typed[index % typed.length] as string } }),
      ),
      await row('hot games', targetMs.list, () => ask('hotGames', { data: own })),
      await row('favourites list', targetMs.list, (index) => ask('favoriteGamesList', { data: page(index, 15) })),
      await row('favourite ids', targetMs.list, () => ask('favoriteGames', { data: {} })),
      await row('recent games', targetMs.list, (index) => ask('recentGames', { data: page(index, 5) })),
      await row('vendor menu', targetMs.list, () => ask('vendorMenu', { data: { language: 'TY' } })),
    ];
  } finally {
    agent.destroy();
    await brand.stop();
  }
}

/** The status, when the whole answer is there. */
function askServer(agent: Agent, url: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { token } }, (response) => {
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
