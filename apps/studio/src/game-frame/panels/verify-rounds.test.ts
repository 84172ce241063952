// @covers commit-reveal

import { createServerSeed, drawOfRound, hashServerSeed } from '@baize/fairness';
import { config, playRound } from '@baize/games/lantern-garden';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/lantern-garden/index.ts';
import { exampleRound } from '../testing/example-round.ts';
import { verifyRounds } from './verify-rounds.ts';

const serverSeed = createServerSeed();
const retired = { serverSeed, serverSeedHash: hashServerSeed(serverSeed), clientSeed: 'my seed', roundCount: 2 };

function played(nonce: number) {
  const { events, payoutMinor } = playRound(config, {
    betMinor: 200n,
    draw: drawOfRound({ serverSeed, clientSeed: 'my seed', nonce }),
  });
  return exampleRound({
    betMinor: '200',
    payoutMinor: `${payoutMinor}`,
    events: JSON.parse(JSON.stringify(events)),
    fairness: { serverSeedHash: retired.serverSeedHash, clientSeed: 'my seed', nonce },
  });
}

describe('verifyRounds', () => {
  it('finds the rounds of the server as they were played, and looks at no others', async () => {
    const foreign = exampleRound({ fairness: { serverSeedHash: 'other', clientSeed: 'my seed', nonce: 0 } });
    const { hashMatches, rounds } = await verifyRounds(game, retired, [played(1), played(0), foreign]);
    expect(hashMatches).toBe(true);
    expect(rounds.map(({ matches }) => matches)).toEqual([true, true]);
  });

  it('finds a payout, a picture and a seed that were changed', async () => {
    const paidMore = { ...played(0), payoutMinor: '999999' };
    const otherPicture = { ...played(1), events: played(0).events };
    const { rounds } = await verifyRounds(game, retired, [paidMore, otherPicture]);
    expect(rounds.map(({ matches }) => matches)).toEqual([false, false]);
    const swapped = { ...retired, serverSeed: createServerSeed() };
    expect((await verifyRounds(game, swapped, [])).hashMatches).toBe(false);
  });
});
