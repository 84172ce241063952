import type { InstantRound } from '@baize/contract';
import { replay } from '@baize/fairness';
import * as poker from '@baize/games/video-poker';
import type { VerifyRound } from '../panels.tsx';

export const everyPlace = Array.from({ length: poker.handSize }, (_, place) => place);

export const cardsOf = (round: InstantRound | null): readonly number[] =>
  Array.isArray(round?.view.cards) ? (round.view.cards as number[]) : [];
/** The places of the cards that were held; null before the draw. */
export const heldOf = (round: InstantRound | null): readonly number[] | null =>
  poker.isHold(round?.view.held) ? round.view.held : null;
export const handOf = ({ view }: InstantRound): poker.Hand =>
  poker.hands.find((hand) => hand === view.hand) ?? 'nothing';

export const verify: VerifyRound = async (round, serverSeed) => {
  const { clientSeed, nonce } = round.fairness;
  const held = heldOf(round);
  const cards = await replay({ serverSeed, clientSeed, nonce }, poker.drawCards);
  const isSame = poker.cardsNow({ cards, held }).join() === cardsOf(round).join();
  return isSame && poker.payoutNow(BigInt(round.betMinor), { cards, held }) === BigInt(round.payoutMinor);
};
