import type { Slot } from '@baize/games/slot-engine';
import type { GameDefinition } from '../game-frame/game.ts';
import { sameJson } from '../lib/same-json.ts';

/** Recomputes a slot's round in this browser and compares every event. */
export const checkOf =
  (slot: Slot): GameDefinition['checkRound'] =>
  async (round, serverSeed) => {
    const { clientSeed, nonce } = round.fairness;
    const seeds = { serverSeed, clientSeed, nonce };
    const { payoutMinor, events } = await slot.replay(seeds, BigInt(round.betMinor), round.events);
    return { matches: sameJson(events, round.events) && payoutMinor === BigInt(round.payoutMinor), payoutMinor };
  };
