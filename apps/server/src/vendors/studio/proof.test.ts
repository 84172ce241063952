// @covers verify-button

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tableGames } from './tables/games/index.ts';
import { frameOf, successOf } from './testing/frame.ts';
import { driveTable } from './testing/random-table.fixture.ts';
import { type Entered, useStudioMoney } from './testing/studio-money.fixture.ts';
import { type ShownRound, verifyRound } from './verifier/verify-round.ts';

const harness = useStudioMoney();
const { money } = harness;

async function playerRefOf({ memberId }: Entered): Promise<string> {
  const { vendorCode } = money.game;
  return (await money.gateway.playerRefOf(vendorCode, memberId)) ?? '';
}

/** What the round is proven with, after it was asked for as a stranger in vain. */
async function proofOf(player: Entered, roundId: string) {
  const studio = harness.build();
  const stranger = await harness.enter(studio, 'dice');
  expect(await studio.proofOf(await playerRefOf(stranger), roundId)).toBeNull();
  return studio.proofOf(await playerRefOf(player), roundId);
}

const right = { isCommitted: true, isSame: true };

describe('another’s round is not found, and one’s own is proven:', () => {
  test('a slot, once its seed is retired', async () => {
    const studio = harness.build();
    const player = await harness.enter(studio, 'dragon_ledger');
    const slot = frameOf(studio, player.session);
    const { round } = await successOf(slot.spin('1000'));
    await successOf(slot.presented(round.roundId));
    expect(await proofOf(player, round.roundId)).toMatchObject({ serverSeed: null });
    const { serverSeed } = (await successOf(slot.rotate())).retired;
    const proof = await proofOf(player, round.roundId.toUpperCase());
    expect(proof?.serverSeed).toBe(serverSeed);
    expect(await verifyRound(proof?.round as unknown as ShownRound, serverSeed)).toMatchObject(right);
  });

  test('an instant game, and none while it is open', async () => {
    const studio = harness.build();
    const player = await harness.enter(studio, 'mines');
    const { round } = await successOf(player.frame.play({ mines: 1 }));
    expect(await proofOf(player, round.roundId)).toBeNull();
    const { round: opened } = await successOf(player.frame.step(round.roundId, { field: 0 }));
    if (opened.status === 'open') await successOf(player.frame.step(round.roundId, { cashOut: true }));
    const { serverSeed } = (await successOf(player.frame.rotate())).retired;
    const proof = await proofOf(player, round.roundId);
    expect(await verifyRound(proof?.round as unknown as ShownRound, proof?.serverSeed ?? '')).toMatchObject(right);
    expect(proof?.serverSeed).toBe(serverSeed);
  });

  test.each(tableGames.map((game) => [game.gameCode, game] as const))('%s', async (gameCode, game) => {
    const player = await harness.enter(harness.build(), gameCode);
    const drive = driveTable(harness, game);
    const roundId = await drive.until('betting');
    const [first] = game.betTypes;
    const selection = game.flight ? '2.00' : (first?.selections[0] ?? '');
    const bets = [{ key: first?.key ?? '', selection, stakeMinor: '100' }];
    const { seat } = await successOf(player.frame.bet(roundId, bets));
    expect(await proofOf(player, seat.seatId)).toBeNull();
    await drive.until('settled');
    const proof = await proofOf(player, seat.seatId);
    expect(await verifyRound(proof?.round as unknown as ShownRound)).toMatchObject(right);
  });
});

test('what names no round finds none', async () => {
  const studio = harness.build();
  for (const roundId of ['', 'x', randomUUID(), "'; drop table bets", '0'.repeat(128)]) {
    expect(await studio.proofOf('nobody', roundId)).toBeNull();
  }
});
