import { randomUUID } from 'node:crypto';
import { gameCode as lanternGarden } from '@baize/games/lantern-garden';
import { testClock } from '../../../../test/support/test-clock.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Result } from '../../../platform/result.ts';
import { createStudio, type Studio } from '../index.ts';
import { createFakeWallet, type FakeWallet } from './fake-wallet.ts';

export const secretBox = createSecretBox('a secret of tests');

/** The studio on a real database with a fake wallet. Built anew it is the studio after a restart. */
export function buildStudio(test: TestDatabase, fake: FakeWallet = createFakeWallet()) {
  const clock = testClock();
  const { wallet, refusalOfStake } = fake;
  const { vendorsDatabase: database } = test;
  const studio = createStudio({
    ...{ wallet, refusalOfStake, freeRoundsOf: async () => [], database, clock, secretBox },
    newId: randomUUID,
    cashPoolsWith: async () => [],
    openPool: async () => undefined,
  });
  return { studio, fake, clock };
}

const context = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

/** A success's value; fails the test on a refusal. */
export async function successOf<Value>(result: Promise<Result<Value>>): Promise<Value> {
  const answer = await result;
  if (!answer.ok) throw new Error(`refused: ${answer.message}`);
  return answer.value;
}

/** The calls of one game frame, as its session. Every answer is kept, for tests of what may be seen. */
export function frameOf({ routes }: Studio, session: string, seen: unknown[] = []) {
  const game = { session };
  const kept = async <Value>(result: Promise<Value>): Promise<Value> => {
    const answer = await result;
    seen.push(answer);
    return answer;
  };
  return {
    session,
    spin: (betMinor = '200', roundId: string = randomUUID(), grantId?: string) =>
      kept(routes.studioSpin({ ...context, game, body: { roundId, betMinor, grantId } })),
    buy: (betMinor = '100', roundId: string = randomUUID(), grantId?: string) =>
      kept(routes.studioSpin({ ...context, game, body: { roundId, betMinor, grantId, buyFeature: true } })),
    pick: (roundId: string, tile: number) => kept(routes.studioPick({ ...context, game, body: { roundId, tile } })),
    jackpots: () => kept(routes.studioJackpots({ ...context, game })),
    presented: (roundId: string) => kept(routes.studioPresented({ ...context, game, body: { roundId } })),
    balance: () => kept(routes.studioBalance({ ...context, game })),
    rounds: (pageSize = 15) => kept(routes.studioRounds({ ...context, game, data: { pageSize } })),
    rotate: (clientSeed = 'my seed') => kept(routes.studioRotateSeed({ ...context, game, body: { clientSeed } })),
  };
}
export type Frame = ReturnType<typeof frameOf>;

export const open = ({ routes }: Studio, launchToken: string) =>
  routes.studioOpen({ ...context, body: { launchToken } });

/** A new player with money, in the game. */
export async function enter(studio: Studio, fake: FakeWallet, playerRef: string = randomUUID(), cashMinor = 100_000n) {
  if (cashMinor > 0n || fake.cashOf(playerRef) === 0n) fake.deposit(playerRef, cashMinor);
  const opened = await successOf(open(studio, fake.launch(playerRef, lanternGarden)));
  return { playerRef, opened, frame: frameOf(studio, opened.session) };
}

/** Plays a round to its end. */
export async function playRound(frame: Frame, betMinor = '200') {
  const played = await successOf(frame.spin(betMinor));
  await successOf(frame.presented(played.round.roundId));
  return played;
}
