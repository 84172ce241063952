// @covers fishing-shots fishing-pool

import { randomBytes } from 'node:crypto';
import { type DrawBelow, drawOfSimulation } from '@baize/fairness';
import { fishKinds, fishOfWeapon, waters, weapons } from '@baize/games/fishing';
import { describe, expect, test } from 'vitest';
import { answerOf, type FishingFrame, type Shot, useFishing } from './testing/fishing.fixture.ts';
import { verifyShots } from './verifier/verify-shots.ts';

const seed = process.env.TEST_SEED ?? randomBytes(8).toString('hex');
console.info(`random shots: TEST_SEED=${seed}`);
const isLong = process.env.LONG_TESTS === '1';
/** Each of four players fires five shots a second, of which some meet nobody. A long run ends before when `LONG_MINUTES` are over. */
const randomSeconds = isLong ? Number(process.env.LONG_SECONDS ?? 2_400) : 200;
const longUntil = Date.now() + Number(process.env.LONG_MINUTES ?? 24 * 60) * 60_000;
const startMinor = 10_000_000n;
type Swimming = ReturnType<typeof useFishing>['swimming'];

interface Shooter {
  memberId: string;
  frame: FishingFrame;
  staked: bigint;
  paid: bigint;
  shots: number;
}

/** Five shots at whatever swims, rather at kinds that nobody shot at. */
async function fireAtRandom(player: Shooter, swimming: Swimming, draw: DrawBelow, touched: Set<string>): Promise<void> {
  const { room } = await answerOf(player.frame.sit());
  const there = swimming(room);
  const fresh = there.filter(({ kind }) => !touched.has(kind));
  const pick = () => {
    const among = fresh.length > 0 && draw(2) === 0 ? fresh : there;
    return among[draw(among.length)]?.id ?? '';
  };
  if (there.length === 0) return;
  const volley = Array.from({ length: 5 }, (): Shot => {
    const { key: weapon } = weapons[draw(weapons.length)] ?? weapons[0];
    return { weapon, fish: Array.from({ length: 1 + draw(fishOfWeapon(weapon)) }, pick) };
  });
  const fired = await answerOf(player.frame.fire(room.roomId, volley, `${1 + draw(10)}`));
  const charged = fired.results.filter(({ nonce }) => nonce !== null);
  for (const kind of charged.flatMap(({ kinds }) => kinds)) touched.add(kind);
  player.shots += charged.length;
  player.staked += BigInt(fired.stakeMinor);
  player.paid += BigInt(fired.payoutMinor);
}

describe.concurrent.each(isLong ? waters : waters.slice(-1))('$gameCode', ({ gameCode }) => {
  const harness = useFishing(undefined, gameCode);
  const { money } = harness;

  test('random players fire thousands of shots: books clean, prizes as the seeds give them, every kind shot at', {
    timeout: isLong ? 7 * 3_600_000 : 240_000,
  }, async () => {
    const fishing = harness.build();
    const players: Shooter[] = [];
    for (let index = 0; index < 4; index += 1)
      players.push({ ...(await harness.enter(fishing, startMinor)), staked: 0n, paid: 0n, shots: 0 });
    const touched = new Set<string>();
    const draw = drawOfSimulation(`${seed} ${gameCode}`);
    // Bosses come every second wave: in so many seconds all three do.
    for (let second = 0; second < randomSeconds && Date.now() < longUntil; second += 1) {
      money.clock.advanceMs(1_000);
      if (second % 2 === 1) await fishing.money.endDue(new Date(money.clock.now().getTime() - 60_000));
      await Promise.all(players.map((player) => fireAtRandom(player, harness.swimming, draw, touched)));
    }
    const shots = players.reduce((sum, player) => sum + player.shots, 0);
    expect(shots, seed).toBeGreaterThan(2_000);
    expect([...touched].sort(), seed).toEqual(fishKinds.map(({ key }) => key).sort());
    for (const { memberId, frame, staked, paid } of players) {
      const { room } = await answerOf(frame.sit());
      await answerOf(frame.leave(room.roomId));
      expect(await money.cashOf(memberId), seed).toBe(startMinor - staked + paid);
      const { list } = await answerOf(frame.rounds(100_000));
      expect(list.every(({ status }) => status === 'closed')).toBe(true);
      for (const round of list)
        expect(await verifyShots(round), seed).toMatchObject({ isCommitted: true, isSame: true });
      const total = (key: 'stakeMinor' | 'payoutMinor') => list.reduce((sum, round) => sum + BigInt(round[key]), 0n);
      expect([total('stakeMinor'), total('payoutMinor')], seed).toEqual([staked, paid]);
      const { rows } = await money.owner.query(
        `select count(*)::int as rounds, sum(stake_minor)::text as stake, sum(valid_turnover_minor)::text as turnover
          from bets where member_id = $1`,
        [memberId],
      );
      expect(rows).toEqual([{ rounds: list.length, stake: `${staked}`, turnover: `${staked}` }]);
    }
    await money.expectCleanBooks();
    const { rows } = await money.owner.query(
      `select count(*) filter (where pool_won_minor > 0)::int as falls, sum(contributed_minor)::text as put,
        sum(pool_won_minor)::text as won from fishing.batches where status = 'settled'`,
    );
    console.info(`${gameCode}: ${shots} shots, books clean, pool ${JSON.stringify(rows[0])}`);
  });
});
