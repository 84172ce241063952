import type { FishingRound } from '@baize/contract';
import { CannotVerify, isCommittedSeed, isMixedSeed, replay } from '@baize/fairness';
import { prizeOf, rulesVersion, shoot } from '@baize/games/fishing';

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
  if (serverSeed === null) throw new CannotVerify('unpublished', 'the round is not over yet');
  if (round.rulesVersion !== rulesVersion) throw new CannotVerify('noRules', `no rules for ${round.rulesVersion}`);
  const again = [];
  for (const { nonce, kinds, betMinor } of shots) {
    const caught = await replay({ serverSeed, clientSeed, nonce }, (draw) => shoot(kinds, draw));
    again.push({ betMinor, nonce, kinds, caught, paidMinor: `${prizeOf(BigInt(betMinor), caught)}` });
  }
  const sum = (amounts: readonly string[]) => `${amounts.reduce((all, one) => all + BigInt(one), 0n)}`;
  const shown = { stakeMinor, payoutMinor, nonces: true, shots };
  const recomputed = {
    stakeMinor: sum(again.map(({ betMinor }) => betMinor)),
    payoutMinor: sum(again.map(({ paidMinor }) => paidMinor)),
    // No shot stands twice.
    nonces: new Set(again.map(({ nonce }) => nonce)).size === again.length,
    shots: again,
  };
  const plain = (value: object) =>
    JSON.stringify(value, (_, inner) => (isCatch(inner) ? [inner.index, inner.times] : inner));
  return {
    isCommitted:
      (await isCommittedSeed(serverSeed, serverSeedHash)) && (await isMixedSeed(clientSeed, serverSeedHash, entropy)),
    isSame: plain(shown) === plain(recomputed),
    shown,
    recomputed,
  };
}

const isCatch = (value: unknown): value is { index: number; times: number } =>
  typeof value === 'object' && value !== null && 'times' in value;
