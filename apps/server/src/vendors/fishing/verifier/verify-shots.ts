import type { FishingRound } from '@baize/contract';
import { CannotVerify, isCommittedSeed, isMixedSeed, replay } from '@baize/fairness';
import { type Catch, isRulesVersion, prizeOf, shoot } from '@baize/games/fishing';

export interface ShotsVerdict {
  /** The revealed seed is the one whose hash was shown before the first shot, and the browser's text is mixed with it. */
  isCommitted: boolean;
  /** The seeds give exactly these catches, and every shot pays exactly what was paid. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** Draws every shot of a round again. Throws Error with the reason for a round that cannot be recomputed. */
export async function verifyShots(round: FishingRound): Promise<ShotsVerdict> {
  const { serverSeed, serverSeedHash, clientSeed, entropy, stakeMinor, payoutMinor, shots } = round;
  const { rulesVersion: version, stepMinor } = round;
  if (serverSeed === null) throw new CannotVerify('unpublished', 'the round is not over yet');
  if (!isRulesVersion(version)) throw new CannotVerify('noRules', `no rules for ${version}`);
  const again = [];
  for (const { nonce, kinds, betMinor, poolMinor } of shots) {
    const rules = { version, betSteps: Number(BigInt(betMinor) / BigInt(stepMinor)) };
    const caught = await replay({ serverSeed, clientSeed, nonce }, (draw) => shoot(kinds, draw, rules));
    const paidMinor = `${prizeOf(BigInt(betMinor), caught)}`;
    // Seeds say who wins the pool; what stood in it is in the operator's books.
    const won = caught.some(({ winsPool }) => winsPool) ? { poolMinor: poolMinor ?? 'missing' } : {};
    again.push(inOrder({ betMinor, nonce, kinds, caught, paidMinor, ...won }));
  }
  const sum = (amounts: readonly string[]) => `${amounts.reduce((all, one) => all + BigInt(one), 0n)}`;
  const shown = { stakeMinor, payoutMinor, nonces: true, shots: shots.map(inOrder) };
  const recomputed = {
    stakeMinor: sum(again.map(({ betMinor }) => betMinor)),
    payoutMinor: sum(
      again.flatMap(({ paidMinor, poolMinor = '0' }) => [paidMinor, poolMinor === 'missing' ? '0' : poolMinor]),
    ),
    // No shot stands twice.
    nonces: new Set(again.map(({ nonce }) => nonce)).size === again.length,
    shots: again,
  };
  const plain = (value: object) =>
    JSON.stringify(value, (_, inner) => (isCatch(inner) ? [inner.index, inner.times, inner.winsPool] : inner));
  return {
    isCommitted:
      (await isCommittedSeed(serverSeed, serverSeedHash)) && (await isMixedSeed(clientSeed, serverSeedHash, entropy)),
    isSame: plain(shown) === plain(recomputed),
    shown,
    recomputed,
  };
}

/** Fields in one order: shots are compared as they are written. */
const inOrder = ({ betMinor, nonce, kinds, caught, paidMinor, poolMinor }: FishingRound['shots'][number]) => ({
  ...{ betMinor, nonce, kinds, caught, paidMinor },
  ...(poolMinor === undefined ? {} : { poolMinor }),
});

const isCatch = (value: unknown): value is Catch => typeof value === 'object' && value !== null && 'times' in value;
