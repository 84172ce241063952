import type { RoomHand } from '@baize/contract';
import { CannotVerify, isCommittedSeed, isMixedSeed, replay } from '@baize/fairness';
import { replayWholeHand } from '@baize/games/room-engine';
import { findRoomKind } from '../room-kinds.ts';

export interface HandVerdict {
  /** The revealed seed is the one whose hash was shown before the hand, and was mixed with what the seats sent. */
  isCommitted: boolean;
  /** Seeds and decisions give exactly these results. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** Deals a hand of the card rooms again and plays its decisions. Throws Error with the reason for one that is not published. */
export async function verifyHand(hand: RoomHand): Promise<HandVerdict> {
  const { gameCode, serverSeed, seedHash, clientSeed, number, rulesVersion, entropies, setup, actions, result } = hand;
  if (serverSeed === null) throw new CannotVerify('unpublished', 'the hand is not published yet');
  if (hand.status !== 'settled') throw new CannotVerify('void', 'the hand is void and has no result');
  const game = findRoomKind(gameCode)?.game;
  if (rulesVersion !== game?.rulesVersion) throw new CannotVerify('noRules', 'these are not the rules of the hand');
  const state = await replay({ serverSeed, clientSeed, nonce: number }, (draw) =>
    replayWholeHand(game, setup, draw, actions),
  );
  const bySeat = (one: { seat: number }, other: { seat: number }) => one.seat - other.seat;
  const shown = [...result].sort(bySeat);
  const recomputed = game
    .resultOf(state)
    .map(({ seat, netMinor, rakeMinor }) => ({ seat, netMinor: `${netMinor}`, rakeMinor: `${rakeMinor}` }))
    .sort(bySeat);
  const isSame =
    shown.length === recomputed.length &&
    recomputed.every(
      ({ seat, netMinor, rakeMinor }, index) =>
        shown[index]?.seat === seat && shown[index].netMinor === netMinor && shown[index].rakeMinor === rakeMinor,
    );
  const areBound = await Promise.all([
    isCommittedSeed(serverSeed, seedHash),
    isMixedSeed(clientSeed, seedHash, entropies),
  ]);
  return {
    isCommitted: areBound.every(Boolean),
    isSame,
    shown: { result: shown },
    recomputed: { result: recomputed, shown: game.viewOf(state, null) },
  };
}
