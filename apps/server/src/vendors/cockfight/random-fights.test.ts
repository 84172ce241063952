// @covers cockfight-random-fights shared-rounds

import { type DrawBelow, drawOfSimulation } from '@baize/fairness';
import type { ArenaCode } from '@baize/games/cockfight';
import { describe, expect, test } from 'vitest';
import { publicFight } from './public-fight.ts';
import { askedBet, useArenas } from './testing/arenas.fixture.ts';
import { type ShownFight, verifyFight } from './verifier/verify-fight.ts';

const isLong = process.env.LONG_TESTS === '1';
/** Of each arena; each fight has a bet of every player. A long run ends before when `LONG_MINUTES` are over. */
const fights = isLong ? Number(process.env.LONG_FIGHTS ?? 400) : 8;
const longUntil = Date.now() + Number(process.env.LONG_MINUTES ?? 24 * 60) * 60_000;
const players = 3;
const startMinor = 1_000_000_000n;
const seed = process.env.TEST_SEED ?? `${Date.now()}`;
console.info(`random fights: TEST_SEED=${seed}`);
const bets = ['meron', 'wala', 'bdd', 'ftd'] as const;

/** What a bet at fixed odds wins or loses, counted in hundredths of odds: stakes are whole hundreds. */
function netOf(bet: (typeof bets)[number], odds: string, stakeMinor: bigint, outcome: string): bigint {
  const hundredths = BigInt(Math.round(Number(odds) * 100));
  const isBird = bet === 'meron' || bet === 'wala';
  if (outcome === 'CANCEL' || (isBird && (outcome === 'BDD' || outcome === 'FTD'))) return 0n;
  const risk = hundredths < 0n ? (stakeMinor * -hundredths) / 100n : stakeMinor;
  if (outcome !== bet.toUpperCase()) return -risk;
  return hundredths < 0n ? stakeMinor : (stakeMinor * hundredths) / 100n;
}

interface Placed {
  member: number;
  betId: string;
  bet: (typeof bets)[number];
  odds: string;
  stakeMinor: bigint;
}
type Harness = ReturnType<typeof useArenas>;
type Member = Awaited<ReturnType<Harness['player']>>;

/** A random bet of every member. */
async function placeAll(
  arenas: ReturnType<Harness['build']>,
  code: ArenaCode,
  members: readonly Member[],
  draw: DrawBelow,
) {
  const placed: Placed[] = [];
  for (const [member, { session }] of members.entries()) {
    const bet = bets[draw(bets.length)] ?? 'meron';
    const stakeMinor = 100n * BigInt(1 + draw(50));
    const asked = await askedBet(arenas, code, bet, stakeMinor);
    expect(await arenas.bet(session, asked)).toMatchObject({ ok: true });
    placed.push({ member, betId: asked.betId, bet, odds: asked.odds, stakeMinor });
  }
  return placed;
}

/** What a settled bet brought its member; it is paid as counted, and its fight is proved. */
async function netOfPaid(
  arenas: ReturnType<Harness['build']>,
  { playerRef }: Member,
  { betId, bet, odds, stakeMinor }: Placed,
  outcome: string,
): Promise<bigint> {
  const row = await arenas.bets.find(betId);
  if (!row) throw new Error('no bet');
  const net = (row.return_minor ?? 0n) - row.risk_minor;
  if (odds !== '') expect(net, seed).toBe(netOf(bet, odds, stakeMinor, outcome));
  const proof = await arenas.proofOf(playerRef, betId);
  const verified = await verifyFight(proof?.round as unknown as ShownFight);
  expect(verified, seed).toMatchObject({ isCommitted: true, isSame: true });
  const hidden = proof && publicFight(proof, { withAmounts: false });
  expect(hidden?.round.bet, seed).toMatchObject({ stakeMinor: '0', riskMinor: '0', returnMinor: '0' });
  const verifiedHidden = await verifyFight(hidden?.round as unknown as ShownFight);
  expect(verifiedHidden, seed).toMatchObject({ isCommitted: true, isSame: true });
  return net;
}

describe.concurrent.each(['DS88', 'DIG', 'WS168'] as const)('%s', (code) => {
  const { money, build, until, player } = useArenas();

  test('fights of random players are paid as counted, and each is proved', { timeout: 7 * 3_600_000 }, async () => {
    const draw = drawOfSimulation(`${seed} ${code}`);
    const arenas = build();
    const members = await Promise.all(Array.from({ length: players }, () => player(startMinor)));
    const counted = members.map(() => 0n);
    const outcomes = new Map<string, number>();
    let fought = 0;
    for (; fought < fights && Date.now() < longUntil; fought += 1) {
      await until(arenas, code, 'OPEN');
      const placed = await placeAll(arenas, code, members, draw);
      const { outcome } = await until(arenas, code, 'SETTLED');
      if (outcome === null) throw new Error('no outcome');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      for (const one of placed)
        counted[one.member] =
          (counted[one.member] ?? 0n) + (await netOfPaid(arenas, members[one.member] as Member, one, outcome));
    }
    for (const [index, { memberId }] of members.entries())
      expect(await money.cashOf(memberId), seed).toBe(startMinor + (counted[index] ?? 0n));
    await money.expectCleanBooks();
    console.info(`${code}: ${fought} fights, books clean, ${JSON.stringify([...outcomes])}`);
  });
});
