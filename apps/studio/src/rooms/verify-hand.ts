import type { RoomHand } from '@baize/contract';
import { isCommittedSeed, replay } from '@baize/fairness';
import { niuniuRoom } from '@baize/games/niuniu';
import { replayHand } from '@baize/games/room-engine';

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the client seed is mixed from the hash and what every seat sent. */
async function isMixed({ seedHash, entropies, clientSeed }: RoomHand): Promise<boolean> {
  const sent = entropies.map(({ id, entropy }) => `\n${id}:${entropy.length}:${entropy}`).join('');
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seedHash + sent))) === clientSeed;
}

/** A void hand has no result, and one of older rules cannot be played by today's. */
export const isProvable = ({ status, rulesVersion, serverSeed }: RoomHand): boolean =>
  status === 'settled' && rulesVersion === niuniuRoom.rulesVersion && serverSeed !== null;

/** Whether a hand is what its hash bound before it, and what its seeds and actions give. */
export async function isHandProved(hand: RoomHand): Promise<boolean> {
  const { serverSeed, seedHash, clientSeed, number, setup, actions, result } = hand;
  if (serverSeed === null || !(await isCommittedSeed(serverSeed, seedHash)) || !(await isMixed(hand))) return false;
  const state = await replay({ serverSeed, clientSeed, nonce: number }, (draw) =>
    replayHand(niuniuRoom, setup, draw, actions),
  );
  const given = new Map(result.map(({ seat, netMinor, rakeMinor }) => [seat, `${netMinor}/${rakeMinor}`]));
  const results = niuniuRoom.resultOf(state);
  return (
    results.length === result.length &&
    results.every(({ seat, netMinor, rakeMinor }) => given.get(seat) === `${netMinor}/${rakeMinor}`)
  );
}
