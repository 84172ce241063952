import type { FishingRound } from '@baize/contract';
import { isCommittedSeed, isMixedSeed, replay } from '@baize/fairness';
import { isRulesVersion, prizeOf, shoot } from '@baize/games/fishing';

/** Whether a round is what its hash bound before it, and what its seeds give for every shot. */
export async function isRoundProved(round: FishingRound): Promise<boolean> {
  const { serverSeed, serverSeedHash, clientSeed, entropy, shots, stepMinor, rulesVersion: version } = round;
  if (serverSeed === null || !isRulesVersion(version)) return false;
  if (!(await isCommittedSeed(serverSeed, serverSeedHash))) return false;
  if (!(await isMixedSeed(clientSeed, serverSeedHash, entropy))) return false;
  let paidMinor = 0n;
  for (const shot of shots) {
    const rules = { version, betSteps: Number(BigInt(shot.betMinor) / BigInt(stepMinor)) };
    const caught = await replay({ serverSeed, clientSeed, nonce: shot.nonce }, (draw) =>
      shoot(shot.kinds, draw, rules),
    );
    const prizeMinor = prizeOf(BigInt(shot.betMinor), caught);
    const hasPool = caught.some(({ winsPool }) => winsPool);
    const isSame = caught.every(({ index, times, winsPool }, place) => {
      const shown = shot.caught[place];
      return shown?.index === index && shown.times === times && shown.winsPool === winsPool;
    });
    // Seeds say who wins the pool; what stood in it is in the operator's books.
    if (hasPool !== (shot.poolMinor !== undefined)) return false;
    if (!isSame || caught.length !== shot.caught.length || `${prizeMinor}` !== shot.paidMinor) return false;
    paidMinor += prizeMinor + BigInt(shot.poolMinor ?? 0);
  }
  return `${paidMinor}` === round.payoutMinor;
}
