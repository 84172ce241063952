// @covers shared-rounds

import { expect, test } from 'vitest';
import { publicRound } from './public-round.ts';
import { slotGames } from './slots/games.ts';
import { tableGames } from './tables/games/index.ts';
import { frameOf, successOf } from './testing/frame.ts';
import { driveTable } from './testing/random-table.fixture.ts';
import { type Entered, type StudioFrame, useStudioMoney } from './testing/studio-money.fixture.ts';
import { type ShownRound, verifyRound } from './verifier/verify-round.ts';

const harness = useStudioMoney();
const right = { isCommitted: true, isSame: true };

async function proofOf({ memberId }: Entered, roundId: string) {
  const { vendorCode } = harness.money.game;
  const playerRef = (await harness.money.gateway.playerRefOf(vendorCode, memberId)) ?? '';
  const proof = await harness.build().proofOf(playerRef, roundId);
  if (!proof) throw new Error('no proof');
  return proof;
}

/** Shared without amounts a round holds none, is verified all the same, and a changed result is found. */
async function expectHidden(proof: Awaited<ReturnType<typeof proofOf>>, change: (round: ShownRound) => ShownRound) {
  const open = publicRound(proof, { withAmounts: true });
  expect(open?.round).toEqual(proof.round);
  const hidden = publicRound(proof, { withAmounts: false });
  expect(JSON.stringify(hidden?.round)).not.toMatch(/Minor"/);
  expect(hidden?.canBeVerified).toBe(true);
  const round = hidden?.round as unknown as ShownRound;
  const seed = hidden?.serverSeed ?? '';
  expect(await verifyRound(round, seed)).toMatchObject(right);
  expect(await verifyRound(change(round), seed)).toMatchObject({ isSame: false });
}

test.each(slotGames.map(({ gameCode }) => gameCode))('%s, at a large bet', async (gameCode) => {
  const studio = harness.build();
  const player = await harness.enter(studio, gameCode);
  const slot = frameOf(studio, player.session);
  const roundIds = [];
  for (let count = 0; count < 12; count += 1) {
    let { round } = await successOf(slot.spin('1000'));
    for (let tile = 0; !round.events.some(({ type }) => type === 'roundEnded'); tile += 1) {
      round = (await successOf(slot.pick(round.roundId, tile))).round;
    }
    await successOf(slot.presented(round.roundId));
    roundIds.push(round.roundId);
  }
  const live = publicRound(await proofOf(player, roundIds[0] ?? ''), { withAmounts: false });
  expect(live).toMatchObject({ serverSeed: null, canBeVerified: false });
  await successOf(slot.rotate());
  const twice = ({ events = [], ...round }: ShownRound) => ({ ...round, events: [...events, ...events.slice(0, 1)] });
  for (const roundId of roundIds) await expectHidden(await proofOf(player, roundId), twice);
});

const rounds: Record<string, (frame: StudioFrame) => Promise<{ roundId: string }>> = {
  dice: async (frame) => (await successOf(frame.play({ direction: 'over', winningFaces: 5_000 }))).round,
  coin_flip: async (frame) => (await successOf(frame.play({ side: 'heads' }))).round,
  keno_mini: async (frame) => (await successOf(frame.play({ picks: [3, 17, 44, 80] }))).round,
  limbo: async (frame) => (await successOf(frame.play({ target: 200 }))).round,
  wheel: async (frame) => (await successOf(frame.play({ risk: 'medium' }))).round,
  plinko: async (frame) => (await successOf(frame.play({ rows: 16, risk: 'high' }))).round,
  lucky_koi: async (frame) => (await successOf(frame.play({}))).round,
  video_poker: async (frame) => {
    const { round } = await successOf(frame.play({}));
    return (await successOf(frame.step(round.roundId, { hold: [0, 3] }))).round;
  },
  mines: async (frame) => {
    const { round } = await successOf(frame.play({ mines: 3 }));
    const opened = (await successOf(frame.step(round.roundId, { field: 0 }))).round;
    return opened.status === 'open' ? (await successOf(frame.step(round.roundId, { cashOut: true }))).round : opened;
  },
};

test.each(Object.keys(rounds))('%s', async (gameCode) => {
  const player = await harness.enter(harness.build(), gameCode);
  const round = await rounds[gameCode]?.(player.frame);
  await successOf(player.frame.rotate());
  await expectHidden(await proofOf(player, round?.roundId ?? ''), (shown) => ({ ...shown, view: { x: 1 } }));
});

/** Their results are no numbers and no cards, or follow from decisions. */
const undrawn: readonly string[] = ['fish_prawn_crab', 'se_die', 'wenzhou', 'two_eight', 'blackjack'];

test.each(tableGames.map((game) => [game.gameCode, game] as const))('%s', async (gameCode, game) => {
  const player = await harness.enter(harness.build(), gameCode);
  const drive = driveTable(harness, game);
  const roundId = await drive.until('betting');
  const [first] = game.betTypes;
  const selection = game.flight ? '2.00' : (first?.selections[0] ?? '');
  const { seat } = await successOf(
    player.frame.bet(roundId, [{ key: first?.key ?? '', selection, stakeMinor: '100' }]),
  );
  await drive.until('settled');
  const proof = await proofOf(player, seat.seatId);
  if (undrawn.includes(gameCode)) return expect(publicRound(proof, { withAmounts: false })).toBeNull();
  expect(publicRound(proof, { withAmounts: false })?.round).not.toHaveProperty('bets');
  return expectHidden(proof, (shown) => ({ ...shown, outcome: { impossible: 1 } }));
});
