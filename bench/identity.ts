import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { prepareRequest } from '@baize/contract';
import { createPlayer } from '@baize/testkit/player';
import { repositoryFolder } from '../e2e/support/server.ts';
import type { FloodSight, FloodTask } from './identity-flood.ts';
import { measureSessionCheck } from './identity-session.ts';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';
import { durationsMs, percentile, twoDigits } from './statistics.ts';

const port = 4726;
const flood: FloodTask = { port, perSecond: 500, seconds: 10 };
const targetMs = { others: 250, captcha: 10 };
const captchas = 300;
const quietAsks = 400;
const askEveryMs = 5;

/** Durations of other calls during a flood, how many of them were refused, and what the flood saw. */
interface Watched {
  times: number[];
  refused: number;
  sight: FloodSight;
}

/** What others feel of a flood of logins, a captcha picture, and the check of a session, each beside something plainer in the same run. */
export async function measureIdentity(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder, settings: { TRUSTED_PROXIES: '127.0.0.0/8,::1' } });
  const agent = new Agent({ keepAlive: true });
  try {
    const player = createPlayer(server.url, 'bystander', 'Lantern-90417');
    await player.register();
    const others = ['balance', 'memberInfo', 'systemStatus'] as const;
    let serial = 0;
    const askOther = () => player.call(others[serial++ % others.length] as 'balance', {});
    const picture = await captchaTimes(agent);
    const quiet = await durationsMs(quietAsks, askOther);
    const watched = await duringFlood(askOther);
    await server.stop();
    return [
      floodRow(watched, quiet),
      {
        what: `captcha, p95 of ${picture.times.length}`,
        value: `${twoDigits(percentile(picture.times, 0.95))} ms (p50 ${twoDigits(percentile(picture.times, 0.5))})`,
        target: `${targetMs.captcha} ms`,
        holds: percentile(picture.times, 0.95) < targetMs.captcha,
        baseline: `health p95 ${twoDigits(percentile(picture.plain, 0.95))} ms`,
      },
      await measureSessionCheck(dataFolder),
    ];
  } finally {
    agent.destroy();
    if (server.process.exitCode === null) await server.stop();
  }
}

function floodRow({ times, refused, sight }: Watched, quiet: readonly number[]): Measurement {
  const p99 = percentile(times, 0.99);
  const answers = Object.entries(sight.statuses).map(([status, count]) => `${count} x ${status}`);
  return {
    what: `other calls while ${sight.sentPerSecond} logins a second arrive, p99 of ${times.length}`,
    value: `${twoDigits(p99)} ms (p50 ${twoDigits(percentile(times, 0.5))}), ${refused} refused`,
    target: `${targetMs.others} ms`,
    holds:
      p99 < targetMs.others &&
      refused === 0 &&
      sight.sentPerSecond > flood.perSecond * 0.95 &&
      !('500' in sight.statuses),
    baseline: `without them p99 ${twoDigits(percentile(quiet, 0.99))} ms; logins answered ${answers.join(', ')}`,
  };
}

/** Asks again and again while the flood of another process lasts. */
async function duringFlood(ask: () => Promise<unknown>): Promise<Watched> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'bench/identity-flood.ts'], {
    cwd: repositoryFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: program.stdout }).on('line', (line) => said.push(line));
  const ended = once(program, 'close');
  program.stdin.end(JSON.stringify(flood));
  await Promise.race([once(lines, 'line'), ended]);
  const times: number[] = [];
  let refused = 0;
  while (program.exitCode === null && said.length < 2) {
    const answered = () => ask().catch(() => refused++);
    times.push(...(await durationsMs(1, answered)));
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  await ended;
  if (said[1] === undefined) throw new Error('the flood of logins ended early');
  return { times, refused, sight: JSON.parse(said[1]) };
}

/** Pictures over HTTP, each for another form and from another address, and the plainest call beside each. */
async function captchaTimes(agent: Agent): Promise<{ times: number[]; plain: number[] }> {
  const [times, plain]: [number[], number[]] = [[], []];
  const warmUp = 20;
  for (let index = 0; index < captchas + warmUp; index++) {
    const { target } = prepareRequest('captcha', { query: { formId: randomUUID() } });
    const [picture] = await durationsMs(1, () => fetchOver(agent, target, index));
    const [health] = await durationsMs(1, () => fetchOver(agent, '/wps/system/health', index));
    if (index < warmUp) continue;
    times.push(picture as number);
    plain.push(health as number);
  }
  return { times, plain };
}

async function fetchOver(agent: Agent, target: string, index: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
  const request = get({ agent, host: 'localhost', port, path: target, headers });
  const [answer] = await once(request, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${target} answered ${answer.statusCode}`);
}
