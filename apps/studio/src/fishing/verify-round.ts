import type { FishingRound } from '@baize/contract';
import { isCommittedSeed, isMixedSeed, replay } from '@baize/fairness';
import { prizeOf, rulesVersion, shoot } from '@baize/games/fishing';

/** Whether a round is what its hash bound before it, and what its seeds give for every shot. */
export async function isRoundProved(round: FishingRound): Promise<boolean> {
  const { serverSeed, serverSeedHash, clientSeed, entropy, shots } = round;
  if (serverSeed === null || round.rulesVersion !== rulesVersion) return false;
  if (!(await isCommittedSeed(serverSeed, serverSeedHash))) return false;
  if (!(await isMixedSeed(clientSeed, serverSeedHash, entropy))) return false;
  let paidMinor = 0n;
  for (const shot of shots) {
    const caught = await replay({ serverSeed, clientSeed, nonce: shot.nonce }, (draw) => shoot(shot.kinds, draw));
    const prizeMinor = prizeOf(BigInt(shot.betMinor), caught);
    const isSame = caught.every(({ index, times }, place) => {
      const shown = shot.caught[place];
      return shown?.index === index && shown.times === times;
    });
    if (!isSame || caught.length !== shot.caught.length || `${prizeMinor}` !== shot.paidMinor) return false;
    paidMinor += prizeMinor;
  }
  return `${paidMinor}` === round.payoutMinor;
}
