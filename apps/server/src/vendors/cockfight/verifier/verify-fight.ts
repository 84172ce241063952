import type { ArenaFight, FightOwnBet } from '@baize/contract';
import { CannotVerify, isCommittedSeed, replay } from '@baize/fairness';
import {
  arenaOf,
  arenaTote,
  chancesOf,
  fightOf,
  pairingOfNames,
  settleBet,
  type TotePayout,
} from '@baize/games/cockfight';

/** A bet with its fight, as its proof shows it. */
export interface ShownFight {
  arena: string;
  bet: FightOwnBet;
  fight: ArenaFight;
  /** Of a bet in a pool: its members' money on each bird, and what it paid. */
  tote: ShownPool | null;
}

interface ShownPool {
  meronMinor: string;
  walaMinor: string;
  meronPer100Minor: string;
  walaPer100Minor: string;
}

export interface FightVerdict {
  /** The revealed seed is the one whose hash was shown before the first bet. */
  isCommitted: boolean;
  /** The seeds give exactly this course, and the bet brings exactly what was paid. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** What the pool pays by what is on each bird; null: the bet is at fixed odds. */
function payoutOf({ arena, fight, tote }: ShownFight): TotePayout | null {
  if (!tote) return null;
  const money = { meronMinor: BigInt(tote.meronMinor), walaMinor: BigInt(tote.walaMinor) };
  return arenaTote(arenaOf(arena), pairingOf(arena, fight), money);
}

const pairingOf = (arena: string, { meron, wala }: ArenaFight) =>
  pairingOfNames(arena, { meron: meron.name, wala: wala.name });

function returnOf({ bet, odds, stakeMinor, outcome }: FightOwnBet, payout: TotePayout | null): string | null {
  if (outcome === null) return null;
  return `${settleBet({ bet, odds, stakeMinor: BigInt(stakeMinor) }, outcome, payout).returnMinor}`;
}

/** Draws the fight of a bet again and pays the bet. Throws Error with the reason for one that is not published yet. */
export async function verifyFight(round: ShownFight): Promise<FightVerdict> {
  const { arena, bet, fight, tote } = round;
  const { serverSeed, clientSeed, serverSeedHash, course, outcome, correctedFrom, number } = fight;
  if (serverSeed === null || outcome === null) throw new CannotVerify('unpublished', 'the fight is not published yet');
  const pairing = pairingOf(arena, fight);
  const drawn =
    clientSeed === null
      ? null
      : await replay({ serverSeed, clientSeed, nonce: number }, (draw) => fightOf(chancesOf(pairing), draw));
  // Staff may have called it off, before it was fought or as a correction of its result.
  const called = outcome === 'CANCEL' || drawn === null ? 'CANCEL' : drawn.outcome;
  const payout = payoutOf(round);
  const per100 = tote && [tote.meronPer100Minor, tote.walaPer100Minor];
  const events = course?.events ?? null;
  const shown = { outcome, correctedFrom, events, per100, returnMinor: bet.returnMinor };
  const recomputed = {
    ...{ outcome: called, correctedFrom, events: drawn?.events ?? null },
    per100: payout && [`${payout.meronPer100Minor}`, `${payout.walaPer100Minor}`],
    returnMinor: returnOf(bet, payout),
  };
  return {
    isCommitted: await isCommittedSeed(serverSeed, serverSeedHash),
    isSame: JSON.stringify(shown) === JSON.stringify(recomputed),
    shown,
    recomputed,
  };
}
