import { isCommittedSeed, type RoundSeeds, replay } from '@baize/fairness';
import { add, type Rational, rational } from '../exact/rational.ts';

/**
 * A linked jackpot that must drop: it opens with its seed, grows by a part of every stake, and drops when it reaches a secret hit point
 * below its ceiling. Another part of every stake goes into the reserve that seeds it anew.
 */
export interface LevelRules {
  readonly pool: string;
  readonly seedMinor: bigint;
  /** No hit point is this or more. */
  readonly ceilingMinor: bigint;
  /** Of the stake, in ten-thousandths. */
  readonly contributionTenThousandths: bigint;
  readonly reserveTenThousandths: bigint;
}

/** What shows that a drop was fair: the seed that was bound by its hash when the cycle opened, and the counter around the drop. */
export interface LevelDrop {
  /** From 1. */
  readonly cycle: number;
  readonly serverSeedHash: string;
  readonly serverSeed: string;
  /** What stood in the level before this spin, in minor units as text; with its part of the stake the level held what it paid. */
  readonly counterMinor: string;
}

/** What a hit point is drawn from. */
export type HitRange = Pick<LevelRules, 'seedMinor' | 'ceilingMinor'>;

const tenThousand = 10_000n;

/**
 * What a level returns of every stake in the long run: all that goes into it, and its seeds. Hit points are the whole minor units between
 * seed S and ceiling C, both left out and all equally likely, so their mean is (S + C) / 2 and a part c of the stakes needs (C - S) / 2
 * to come there: c (S + C) / (C - S), exactly.
 */
export function levelReturn({ seedMinor, ceilingMinor, contributionTenThousandths }: LevelRules): Rational {
  return rational(contributionTenThousandths * (seedMinor + ceilingMinor), tenThousand * (ceilingMinor - seedMinor));
}

/** What all levels return of every stake. */
export const levelsReturn = (levels: readonly LevelRules[]): Rational =>
  levels.map(levelReturn).reduce(add, rational(0n));

/** The one draw of a cycle: its server seed, the level's name and the number of the cycle. */
export const cycleSeeds = ({ pool }: Pick<LevelRules, 'pool'>, cycle: number, serverSeed: string): RoundSeeds => ({
  serverSeed,
  clientSeed: pool,
  nonce: cycle,
});

/** Draws where a cycle drops. */
export const drawHitPoint = ({ seedMinor, ceilingMinor }: HitRange, draw: (below: number) => number): bigint =>
  seedMinor + 1n + BigInt(draw(Number(ceilingMinor - seedMinor - 1n)));

/** Recomputes a drop from its revealed seed, in browsers too. Throws RangeError for one that the rules do not give. */
export async function checkDrop(
  levels: readonly (HitRange & Pick<LevelRules, 'pool'>)[],
  { pool, amountMinor, drop }: { pool: string; amountMinor: bigint; drop: LevelDrop },
): Promise<void> {
  const rules = levels.find((level) => level.pool === pool);
  if (!rules) throw new RangeError(`no level ${pool}`);
  const { cycle, serverSeed, serverSeedHash, counterMinor } = drop;
  if (!(await isCommittedSeed(serverSeed, serverSeedHash)))
    throw new RangeError(`the seed of the level ${pool} is not the one of its hash`);
  const hitMinor = await replay(cycleSeeds(rules, cycle, serverSeed), (draw) => drawHitPoint(rules, draw));
  if (amountMinor !== hitMinor) throw new RangeError(`the level ${pool} drops at ${hitMinor}, not ${amountMinor}`);
  if (BigInt(counterMinor) >= hitMinor) throw new RangeError(`the level ${pool} had passed ${hitMinor} before`);
}
