// @covers cockfight-random-fights

import { drawOfSimulation } from '@baize/fairness';
import { expect, test } from 'vitest';
import { askedBet, useArenas } from './testing/arenas.fixture.ts';
import { type ShownFight, verifyFight } from './verifier/verify-fight.ts';

const isLong = process.env.LONG_TESTS === '1';
/** Of each arena; each fight has a bet of every player. */
const fights = isLong ? Number(process.env.LONG_FIGHTS ?? 400) : 8;
const players = 3;
const startMinor = 1_000_000_000n;
const seed = process.env.TEST_SEED ?? `${Date.now()}`;
console.info(`random fights: TEST_SEED=${seed}`);
const bets = ['meron', 'wala', 'bdd', 'ftd'] as const;
const { money, build, until, player } = useArenas();

/** What a bet at fixed odds wins or loses, counted in hundredths of odds: stakes are whole hundreds. */
function netOf(bet: (typeof bets)[number], odds: string, stakeMinor: bigint, outcome: string): bigint {
  const hundredths = BigInt(Math.round(Number(odds) * 100));
  const isBird = bet === 'meron' || bet === 'wala';
  if (outcome === 'CANCEL' || (isBird && (outcome === 'BDD' || outcome === 'FTD'))) return 0n;
  const risk = hundredths < 0n ? (stakeMinor * -hundredths) / 100n : stakeMinor;
  if (outcome !== bet.toUpperCase()) return -risk;
  return hundredths < 0n ? stakeMinor : (stakeMinor * hundredths) / 100n;
}

test.each(['DS88', 'DIG', 'WS168'] as const)(
  '%s: fights of random players are paid as counted, and each is proved',
  {
    timeout: 7 * 3_600_000,
  },
  async (code) => {
    const draw = drawOfSimulation(`${seed} ${code}`);
    const arenas = build();
    const members = await Promise.all(Array.from({ length: players }, () => player(startMinor)));
    const counted = members.map(() => 0n);
    const outcomes = new Map<string, number>();
    for (let fight = 0; fight < fights; fight += 1) {
      await until(arenas, code, 'OPEN');
      const placed: { member: number; betId: string; bet: (typeof bets)[number]; odds: string; stakeMinor: bigint }[] =
        [];
      for (const [member, { session }] of members.entries()) {
        const bet = bets[draw(bets.length)] ?? 'meron';
        const stakeMinor = 100n * BigInt(1 + draw(50));
        const asked = await askedBet(arenas, code, bet, stakeMinor);
        expect(await arenas.bet(session, asked)).toMatchObject({ ok: true });
        placed.push({ member, betId: asked.betId, bet, odds: asked.odds, stakeMinor });
      }
      const { outcome } = await until(arenas, code, 'SETTLED');
      if (outcome === null) throw new Error('no outcome');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      for (const { member, betId, bet, odds, stakeMinor } of placed) {
        const row = await arenas.bets.find(betId);
        if (!row) throw new Error('no bet');
        const net = (row.return_minor ?? 0n) - row.risk_minor;
        if (odds !== '') expect(net, seed).toBe(netOf(bet, odds, stakeMinor, outcome));
        counted[member] = (counted[member] ?? 0n) + net;
        const proof = await arenas.proofOf(members[member]?.playerRef ?? '', betId);
        const verified = await verifyFight(proof?.round as unknown as ShownFight);
        expect(verified, seed).toMatchObject({ isCommitted: true, isSame: true });
      }
    }
    console.info(`${code}: ${fights} fights, ${JSON.stringify([...outcomes])}`);
    for (const [index, { memberId }] of members.entries())
      expect(await money.cashOf(memberId), seed).toBe(startMinor + (counted[index] ?? 0n));
    await money.expectCleanBooks();
  },
);
