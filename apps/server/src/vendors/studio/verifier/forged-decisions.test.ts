// @covers bound-deal-input table-decisions

import { hashOfData, hashServerSeed, replay } from '@baize/fairness';
import { type BlackjackDeal, totalOf } from '@baize/games/blackjack';
import { rankOf } from '@baize/games/cards';
import type { Decision } from '@baize/games/table-engine';
import { expect, test } from 'vitest';
import type { TableGame } from '../tables/game.ts';
import { blackjackTable } from '../tables/games/blackjack.ts';
import { threeCardPokerTable } from '../tables/games/three-card-poker.ts';
import type { ShownBet } from './own-line.ts';
import { type ShownRound, verifyRound } from './verify-round.ts';

const serverSeed = 'ab'.repeat(32);
const isHonest = { isCommitted: true, isSame: true };
const isForged = { isCommitted: true, isSame: false, recomputed: { impossible: expect.any(String) } };

/** The first round of a game that is dealt what is wanted, with its hashes. */
async function roundOf<Deal>(game: TableGame, isWanted: (deal: Deal) => boolean): Promise<ShownRound> {
  for (let number = 1; ; number += 1) {
    const seeds = { serverSeed, clientSeed: 'mine', nonce: number };
    const outcome = await replay(seeds, (draw) => game.deal({}, draw).outcome);
    if (!isWanted(outcome as Deal)) continue;
    return {
      ...{ rulesVersion: game.rulesVersion, number, start: {}, startHash: hashOfData({}), outcome },
      ...{ serverSeed, serverSeedHash: hashServerSeed(serverSeed), clientSeed: 'mine' },
    };
  }
}

const decided = (...actions: string[]): Decision[] =>
  actions.map((action, place) => ({ phase: place + 1, hand: 0, action }));

/** Two cards of the players that are no pair; one more does not end their hand. The dealer shows no ace and no ten. */
const unequal = ({ player, dealer }: BlackjackDeal): boolean =>
  totalOf(player).total <= 9 &&
  rankOf(player[0] ?? 0) !== rankOf(player[1] ?? 0) &&
  totalOf(dealer.slice(0, 1)).total < 10;

test.each([
  ['a split of cards that are no pair', decided('split')],
  ['a double after a hit', decided('hit', 'double')],
  ['the same hand twice in a phase', [...decided('hit'), ...decided('stand')]],
  ['a hand that there is not', [{ phase: 1, hand: 1, action: 'hit' }]],
  ['an insurance where no ace is seen', decided('insure')],
  ['a hit after the hand has stood', decided('stand', 'hit')],
  ['a phase that never came', [{ phase: 4_000_000_000, hand: 0, action: 'hit' }]],
  ['half a phase', [{ phase: 1.5, hand: 0, action: 'hit' }]],
])('%s makes a forged round of blackjack', async (_what, decisions) => {
  const round = await roundOf(blackjackTable, unequal);
  expect(await verifyRound({ ...round, decisions: decided('hit', 'stand') })).toMatchObject(isHonest);
  expect(await verifyRound({ ...round, decisions: decided('double') })).toMatchObject(isHonest);
  expect(await verifyRound({ ...round, decisions: [] })).toMatchObject(isHonest);
  expect(await verifyRound({ ...round, decisions })).toMatchObject(isForged);
});

test('what a seat was paid is recomputed from its bets and its decisions', async () => {
  const round = await roundOf(
    threeCardPokerTable,
    (deal: object) => threeCardPokerTable.summaryOf({ ...deal }).showdown === 'player',
  );
  const ante: ShownBet = { key: 'ante', selection: '', stakeMinor: '1000', payoutMinor: '2000', result: 'WIN' };
  const lostAnte: ShownBet = { ...ante, payoutMinor: '0', result: 'LOSS' };
  const played = { ...round, decisions: decided('play'), bets: [{ ...ante, key: 'play' }, ante], payoutMinor: '4000' };
  const verdict = await verifyRound(played);
  expect(verdict).toMatchObject(isHonest);
  const folded = { ...played, decisions: decided('fold') };
  for (const forged of [
    folded,
    { ...played, payoutMinor: '4001' },
    { ...played, bets: [ante] },
    { ...played, bets: [{ ...ante, key: 'play', stakeMinor: '2000' }, ante] },
    { ...folded, bets: [lostAnte] },
    { ...played, decisions: decided('play', 'play') },
  ])
    expect(await verifyRound(forged)).toMatchObject({ isCommitted: true, isSame: false });
  const lost = { ...folded, bets: [lostAnte], payoutMinor: '0' };
  expect(await verifyRound(lost)).toMatchObject(isHonest);
  expect(await verifyRound({ ...lost, bets: [{ ...ante, key: 'pairPlus' }] })).toMatchObject(isForged);
});
