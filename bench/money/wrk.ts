import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { newId } from '../../apps/server/src/platform/crypto/ids.ts';
import type { LoadPlayer } from './requests.ts';

const run = promisify(execFile);

/** A load of one call a bet, as fast as the answers come. */
interface WrkOrder {
  port: number;
  server: 'hot' | 'spread';
  playersFile: string;
  /** Every `of`-th player from `first` on, so that each of two processes has its own. */
  share?: { first: number; of: number };
  connections: number;
  durationMs: number;
}

export interface WrkResult {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** The load client of Debian and others: written in C, it leaves the cores to what is measured. Null: it is not here. */
export const findWrk = (): string | null =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'wrk'))
    .find((file) => existsSync(file)) ?? null;

/** Throws when an answer was not 200 or a connection broke; whether each bet was booked is asked of the books. */
export async function runWrk(program: string, order: WrkOrder): Promise<WrkResult> {
  const players: LoadPlayer[] = JSON.parse(await readFile(order.playersFile, 'utf8'));
  const { first, of } = order.share ?? { first: 0, of: 1 };
  const own = players.filter((_, index) => index % of === first);
  const script = path.join(path.dirname(order.playersFile), `wrk-${order.port}.lua`);
  await writeFile(script, scriptOf(own, order.server, newId().replaceAll('-', '').slice(-12)));
  const seconds = Math.max(1, Math.round(order.durationMs / 1000));
  const { stdout } = await run(program, [
    '--threads=1',
    `--connections=${order.connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--latency',
    `--script=${script}`,
    `http://127.0.0.1:${order.port}/`,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`bets failed:\n${stdout}`);
  const figure = (pattern: RegExp) => {
    const value = pattern.exec(stdout)?.[1];
    if (value === undefined) throw new Error(`wrk told nothing of ${pattern}:\n${stdout}`);
    return value;
  };
  return {
    requests: Number(figure(/(\d+) requests in/)),
    perSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: msOf(figure(/\n\s+50%\s+(\S+)/)),
    p99Ms: msOf(figure(/\n\s+99%\s+(\S+)/)),
  };
}

const msOfUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function msOf(duration: string): number {
  const [, value = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(duration) ?? [];
  const factor = msOfUnit[unit];
  if (factor === undefined) throw new Error(`wrk told a duration of ${duration}`);
  return Number(value) * factor;
}

/** The same bets as `requestsOf` makes. */
const scriptOf = (players: readonly LoadPlayer[], server: 'hot' | 'spread', runId: string): string => `
local players = {
${players
  .map((player) => {
    const { vendorCode, session, playerRef } = player[server];
    return `{"POST /${vendorCode}/play HTTP/1.1\\r\\nhost: 127.0.0.1\\r\\ncontent-type: application/json\\r\\ncontent-length: ", '{"session":"${session}","playerRef":"${playerRef}","gameCode":"${player.gameCode}","roundId":"r'}`;
  })
  .join(',\n')}
}
local made = 0
function request()
  made = made + 1
  local player = players[made % #players + 1]
  local id = "${runId}" .. made
  local win = made % 3 == 0 and "57" or "0"
  local body = player[2] .. id .. '","debits":[{"txId":"s' .. id .. '","amountMinor":"20"}],"credits":[{"txId":"w' .. id ..
    '","amountMinor":"' .. win .. '","kind":"win"}],"roundEnd":true}'
  return player[1] .. #body .. "\\r\\n\\r\\n" .. body
end
`;
