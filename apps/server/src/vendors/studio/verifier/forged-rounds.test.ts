// @covers bound-deal-input

import { hashOfData, hashServerSeed, replay } from '@baize/fairness';
import { fullShoe } from '@baize/games/cards';
import * as fixedStars from '@baize/games/fixed-stars';
import * as mammothRidge from '@baize/games/mammoth-ridge';
import { expect, test } from 'vitest';
import { bullFightTable } from '../tables/games/bull-fight.ts';
import { dragonPhoenixTable } from '../tables/games/dragon-phoenix.ts';
import { dragonTigerTable } from '../tables/games/dragon-tiger.ts';
import { goldenPocketsTable } from '../tables/games/golden-pockets.ts';
import { niuniuTable } from '../tables/games/niuniu-table.ts';
import { twoEightTable } from '../tables/games/two-eight.ts';
import { wenzhouTable } from '../tables/games/wenzhou.ts';
import { type ShownRound, verifyRound } from './verify-round.ts';

const serverSeed = 'ab'.repeat(32);
const serverSeedHash = hashServerSeed(serverSeed);
const seeds = { serverSeed, clientSeed: 'mine', nonce: 7 };
const ongoing = { cutDepth: 60, rounds: 3, isLast: false };

async function roundFrom(cards: readonly number[]): Promise<ShownRound> {
  const start = { ...ongoing, cards };
  const outcome = await replay(
    seeds,
    (draw) => dragonTigerTable.deal({ ...ongoing, cards: fullShoe(8) }, draw).outcome,
  );
  const startHash = hashOfData(start);
  return {
    ...{ rulesVersion: 'dragon-tiger-1', number: 7, start, startHash, outcome },
    ...{ serverSeed, serverSeedHash, clientSeed: 'mine' },
  };
}

test('a round of an honest shoe is the one that its seeds give', async () => {
  expect(await verifyRound(await roundFrom(fullShoe(8)))).toMatchObject({ isCommitted: true, isSame: true });
});

test('a shoe that is not the one which its hash bound before the bets is a forged one, though the seeds give its cards', async () => {
  const round = await roundFrom(fullShoe(8));
  const other = { ...ongoing, rounds: ongoing.rounds + 1, cards: fullShoe(8) };
  expect(await verifyRound({ ...round, start: other })).toMatchObject({ isCommitted: false, isSame: true });
  expect(await verifyRound({ ...round, startHash: hashOfData(other) })).toMatchObject({ isCommitted: false });
});

test.each([
  ['more of a card than the packs hold', fullShoe(8).map((count, card) => (card === 12 ? 90 : count))],
  ['less than none of a card', fullShoe(8).map((count, card) => (card === 12 ? -1 : count))],
  ['half a card', fullShoe(8).map((count, card) => (card === 12 ? 0.5 : count))],
  ['too few kinds', fullShoe(8).slice(1)],
])('a shoe with %s is a forged round, and the reason is told', async (_what, cards) => {
  const { isSame, recomputed } = await verifyRound(await roundFrom(cards));
  expect(isSame).toBe(false);
  expect(recomputed).toEqual({ impossible: 'no shoe of 8 packs' });
});

test('a choice that is none of those on offer makes a forged round', async () => {
  const fairness = { serverSeedHash, clientSeed: 'mine', nonce: await triggeringNonce() };
  const played = await fixedStars.slot.replay({ serverSeed, ...fairness }, 1000n, []);
  const round = { gameCode: 'fixed_stars', rulesVersion: fixedStars.rulesVersion, betMinor: '1000', fairness };
  for (const choice of ['length', 'at', 3, -1, 0.5]) {
    const events = [...played.events, { type: 'choiceMade', choice }];
    const { isSame, recomputed } = await verifyRound({ ...round, events, payoutMinor: '0' } as ShownRound, serverSeed);
    expect(isSame).toBe(false);
    expect(recomputed).toEqual({ impossible: `cannot choose ${choice}` });
  }
});

/** The first round of these seeds that waits for the player's choice. */
async function triggeringNonce(): Promise<number> {
  for (let nonce = 0; ; nonce += 1) {
    const { pick } = await fixedStars.slot.replay({ serverSeed, clientSeed: 'mine', nonce }, 1000n, []);
    if (pick !== null) return nonce;
  }
}

test('a bought round whose bet is none makes a forged round', async () => {
  const fairness = { serverSeedHash, clientSeed: 'mine', nonce: 7 };
  for (const betMinor of ['', 'x', '7', '1e3']) {
    const events = [{ type: 'featureBought', betMinor }];
    const round = { gameCode: 'mammoth_ridge', rulesVersion: mammothRidge.rulesVersion, betMinor: '4500', fairness };
    const { isSame, recomputed } = await verifyRound({ ...round, events, payoutMinor: '0' } as ShownRound, serverSeed);
    expect(isSame).toBe(false);
    expect(recomputed).toEqual({ impossible: `${betMinor} is no bet of the game` });
  }
});

test('tiles that nobody could have opened make a forged round, not one that cannot be decided', async () => {
  const choice = { mines: 3 };
  const view = { opened: [0, 0, 0] };
  const fairness = { serverSeedHash, clientSeed: 'mine', nonce: 7 };
  const round = {
    gameCode: 'mines',
    rulesVersion: 'mines-1',
    betMinor: '100',
    payoutMinor: '1',
    choice,
    view,
    fairness,
  };
  expect(await verifyRound(round, serverSeed)).toMatchObject({
    isSame: false,
    recomputed: { impossible: expect.any(String) },
  });
});

test.each([wenzhouTable, twoEightTable, dragonPhoenixTable, niuniuTable, bullFightTable, goldenPocketsTable])(
  'a forged piece of $gameCode is found',
  async ({ rulesVersion, deal }) => {
    const start = {};
    const outcome = await replay(seeds, (draw) => deal(start, draw).outcome);
    const round = {
      ...{ rulesVersion, number: 7, start, startHash: hashOfData(start), outcome },
      ...{ serverSeed, serverSeedHash, clientSeed: 'mine' },
    };
    expect(await verifyRound(round)).toMatchObject({ isCommitted: true, isSame: true });
    const [field = ''] = Object.keys(outcome).filter((key) => Array.isArray(outcome[key]));
    const [first, ...others] = outcome[field] as unknown[];
    const forged = { ...outcome, [field]: [...others, first] };
    expect(await verifyRound({ ...round, outcome: forged })).toMatchObject({ isSame: false });
  },
);
