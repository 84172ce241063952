import type { ArenaFight, FightOwnBet } from '@baize/contract';
import { isCommittedSeed, replay } from '@baize/fairness';
import { chancesOf, fightOf, pairingOfNames, settleBet } from '@baize/games/cockfight';

/** A bet with its fight, as its proof shows it. */
export interface ShownFight {
  arena: string;
  bet: FightOwnBet;
  fight: ArenaFight;
}

export interface FightVerdict {
  /** The revealed seed is the one whose hash was shown before the first bet. */
  isCommitted: boolean;
  /** The seeds give exactly this course, and the bet brings exactly what was paid. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** A bet at fixed odds follows from the result alone; what a pool pays needs the other bets. */
function returnOf({ bet, odds, stakeMinor, outcome, returnMinor }: FightOwnBet): string | null {
  if (outcome === null || (odds === '' && outcome === bet.toUpperCase())) return returnMinor;
  return `${settleBet({ bet, odds, stakeMinor: BigInt(stakeMinor) }, outcome, null).returnMinor}`;
}

/** Draws the fight of a bet again and pays the bet. Throws Error with the reason for one that is not published yet. */
export async function verifyFight({ arena, bet, fight }: ShownFight): Promise<FightVerdict> {
  const { serverSeed, clientSeed, serverSeedHash, course, outcome, correctedFrom, number } = fight;
  if (serverSeed === null || outcome === null) throw new Error('the fight is not published yet');
  const pairing = pairingOfNames(arena, { meron: fight.meron.name, wala: fight.wala.name });
  const drawn =
    clientSeed === null
      ? null
      : await replay({ serverSeed, clientSeed, nonce: number }, (draw) => fightOf(chancesOf(pairing), draw));
  // Staff may have called it off, before it was fought or as a correction of its result.
  const called = outcome === 'CANCEL' || drawn === null ? 'CANCEL' : drawn.outcome;
  const shown = { outcome, correctedFrom, events: course?.events ?? null, returnMinor: bet.returnMinor };
  const recomputed = { outcome: called, correctedFrom, events: drawn?.events ?? null, returnMinor: returnOf(bet) };
  return {
    isCommitted: await isCommittedSeed(serverSeed, serverSeedHash),
    isSame: JSON.stringify(shown) === JSON.stringify(recomputed),
    shown,
    recomputed,
  };
}
