import type { RoomHand } from '@baize/contract';
import { isCommittedSeed, isMixedSeed, replay } from '@baize/fairness';
import { type RoomGame, replayWholeHand } from '@baize/games/room-engine';

// biome-ignore lint/suspicious/noExplicitAny: a state is the game's own business and is handed back to it alone
export type AnyRoomGame = RoomGame<any>;

/** A void hand has no result, and one of older rules cannot be played by today's. */
export const isProvable = ({ status, rulesVersion, serverSeed }: RoomHand, game: AnyRoomGame): boolean =>
  status === 'settled' && rulesVersion === game.rulesVersion && serverSeed !== null;

/** Whether a hand is what its hash bound before it, and what its seeds and actions give. Throws RangeError for actions that make no whole hand. */
export async function isHandProved(hand: RoomHand, game: AnyRoomGame): Promise<boolean> {
  const { serverSeed, seedHash, clientSeed, entropies, number, setup, actions, result } = hand;
  if (serverSeed === null || !(await isCommittedSeed(serverSeed, seedHash))) return false;
  if (!(await isMixedSeed(clientSeed, seedHash, entropies))) return false;
  const state = await replay({ serverSeed, clientSeed, nonce: number }, (draw) =>
    replayWholeHand(game, setup, draw, actions),
  );
  const given = new Map(result.map(({ seat, netMinor, rakeMinor }) => [seat, `${netMinor}/${rakeMinor}`]));
  const results = game.resultOf(state);
  return (
    results.length === result.length &&
    results.every(({ seat, netMinor, rakeMinor }) => given.get(seat) === `${netMinor}/${rakeMinor}`)
  );
}
