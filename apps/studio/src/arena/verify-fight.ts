import type { ArenaFight } from '@baize/contract';
import { isCommittedSeed, replay } from '@baize/fairness';
import { chancesOf, fightOf, pairingOfNames } from '@baize/games/cockfight';

/** Whether a fight is the one that its hash bound before the bets, and that its seeds give. */
export async function isFightProved(arena: string, fight: ArenaFight): Promise<boolean> {
  const { serverSeed, clientSeed, serverSeedHash, course, outcome, number } = fight;
  if (serverSeed === null || !(await isCommittedSeed(serverSeed, serverSeedHash))) return false;
  // A fight that was called off before it began shows its seed alone.
  if (clientSeed === null || course === null) return outcome === 'CANCEL';
  const pairing = pairingOfNames(arena, { meron: fight.meron.name, wala: fight.wala.name });
  const drawn = await replay({ serverSeed, clientSeed, nonce: number }, (draw) => fightOf(chancesOf(pairing), draw));
  const isCourse = JSON.stringify(drawn.events) === JSON.stringify(course.events) && drawn.endMs === course.endMs;
  const called = fight.correctedFrom === null ? outcome : null;
  return isCourse && (called === null || called === drawn.outcome);
}
