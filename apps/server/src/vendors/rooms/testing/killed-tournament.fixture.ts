import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import { expect } from 'vitest';
import { answerOf, useRooms } from './rooms.fixture.ts';
import { checkTournament } from './tournament-check.ts';

const program = fileURLToPath(new URL('./killed-tournament-process.fixture.ts', import.meta.url));
const secret = 'a secret of tests';
const players = 6;
const startMinor = 100_000n;
const entry = '110';
/** Longer than a lease, and than a decision may wait without a process. */
const gapMs = 60_000;
const maxLifeMs = 700;

export const killSteps = [
  'sat down',
  'debit asked',
  'debit booked',
  'cancel asked',
  'cancel booked',
  'dealing',
  'decided',
  'lost all chips',
  'credit asked',
  'credit booked',
] as const;
export type KillStep = (typeof killSteps)[number];

/** What a process of the tournament is given. */
export interface TournamentLife {
  url: string;
  vendorsUrl: string;
  now: string;
  seed: string;
  secret: string;
  vendorCode: string;
  sessions: string[];
  roomId: string;
  entry: string;
  /** The process kills itself when it comes to a step for the `count`-th time; null: it plays on to the end. */
  killAt: { step: KillStep; count: number } | null;
}

/** Runs a process to its end, or kills it after a while; what it said, and whether it died by a signal. */
async function live(life: TournamentLife, maxMs: number | null): Promise<{ said: string[]; isKilled: boolean }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(life)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.on('data', (chunk) => {
    // From its first word on, so that it is killed at its work.
    if (output === '' && maxMs !== null) setTimeout(() => child.kill('SIGKILL'), maxMs);
    output += chunk;
  });
  const signal = await new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_code, by) => resolve(by)));
  if (errors !== '') throw new Error(errors);
  return { said: output.split('\n').filter((line) => line !== ''), isKilled: signal === 'SIGKILL' };
}

/** Kills processes of sit and gos again and again; each comes to its end, and every prize is paid once. */
export function useKilledTournament() {
  const harness = useRooms('room_sng');
  const { money } = harness;

  /** Plays one sit and go, whose processes die at these steps one after the other, or wherever the moment finds them. */
  const play = async (kills: readonly (KillStep | 'anywhere')[], seed: string): Promise<number> => {
    const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
    const rooms = harness.build();
    const guests: Awaited<ReturnType<typeof harness.enter>>[] = [];
    while (guests.length < players) guests.push(await harness.enter(rooms, startMinor));
    const listed = (await answerOf((guests[0] as (typeof guests)[number]).frame.lobby())).rooms;
    const roomId = listed.find(({ stake }) => stake === 'low')?.roomId ?? '';
    let killed = 0;
    for (const [index, kill] of [...kills, null].entries()) {
      money.clock.advanceMs(gapMs);
      const isAnywhere = kill === 'anywhere';
      const life: TournamentLife = {
        ...{ url: money.url, vendorsUrl: money.vendorsUrl },
        ...{ now: money.clock.now().toISOString(), seed: `${seed} ${index}`, secret, roomId, entry },
        vendorCode: money.game.vendorCode,
        sessions: guests.map(({ session }) => session),
        killAt: kill === null || isAnywhere ? null : { step: kill, count: 1 + draw(3) },
      };
      const { said, isKilled } = await live(life, isAnywhere ? draw(maxLifeMs) : null);
      if (isKilled) killed += 1;
      else expect(said.at(-1), seed).toBe('over');
      const lastAt = Math.max(money.clock.now().getTime(), ...said.map((line) => Date.parse(line) || 0));
      money.clock.advanceMs(lastAt - money.clock.now().getTime());
      await checkTournament(money, roomId);
    }
    const paid = await checkTournament(money, roomId);
    expect(paid.status, seed).toBe('closed');
    for (const { memberId, session } of guests) {
      const playerRef = (await rooms.findSession(session))?.playerRef ?? '';
      expect(await money.cashOf(memberId), seed).toBe(startMinor - BigInt(entry) + (paid.prizes.get(playerRef) ?? -1n));
    }
    await money.expectCleanBooks();
    expect(harness.failures).toEqual([]);
    return killed;
  };
  return { play };
}
