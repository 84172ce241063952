import type { RoomView } from '@baize/contract';
import { type DrawBelow, shuffle } from '@baize/fairness';
import type { HoldemView } from '@baize/games/holdem';
import { betMultipliers, bids } from '@baize/games/niuniu';
import { arranged, type ThirteenView } from '@baize/games/thirteen';
import { playsFrom, type TienLenView } from '@baize/games/tien-len';
import type { ZjhView } from '@baize/games/zjh';

/** What a player who sees no more than his own view does, at random. */
export interface Chosen {
  act: string;
  amount?: string;
  cards?: number[];
}
type Choose = (view: RoomView['hand'] & object, draw: DrawBelow) => Chosen;

const pick = <Item>(items: readonly Item[], draw: DrawBelow): Item | undefined =>
  items[draw(Math.max(1, items.length))];

const zjh: Choose = ({ handId, game }, draw) => {
  const { offers } = game as unknown as ZjhView;
  // One hand of 256 is called to its last round.
  if (handId.startsWith('00')) return { act: 'call' };
  const kind = draw(10);
  if (kind === 0) return { act: 'fold' };
  if (kind < 3 && offers?.canLook) return { act: 'look' };
  const raise = pick(offers?.raises ?? [], draw);
  if (kind < 5 && raise) return { act: 'raise', amount: raise.unit };
  const other = pick(offers?.compare?.seats ?? [], draw);
  if (kind < 8 && other !== undefined) return { act: 'compare', amount: `${other}` };
  return { act: 'call' };
};

const ownCards = (seats: readonly { seat: number; cards: (number | null)[] }[], mySeat: number | null): number[] =>
  (seats.find(({ seat }) => seat === mySeat)?.cards ?? []).filter((card) => card !== null);

const tienLen: Choose = ({ game, mySeat }, draw) => {
  const { seats, laid, firstCard } = game as unknown as TienLenView;
  const plays = playsFrom(ownCards(seats, mySeat), laid, firstCard);
  // The longest play half of the time: hands come to their ends.
  const chosen = draw(2) === 0 ? plays.at(-1) : pick(plays, draw);
  return chosen ? { act: 'play', cards: chosen } : { act: 'pass' };
};

const thirteen: Choose = ({ game, mySeat }, draw) => {
  const held = ownCards((game as unknown as ThirteenView).seats, mySeat);
  return { act: 'arrange', cards: draw(4) === 0 ? shuffle(held, draw) : arranged(held) };
};

const niuniu: Choose = ({ phase }, draw) => {
  const amounts = phase === 'bid' ? bids : betMultipliers;
  return { act: phase ?? '', amount: `${pick(amounts, draw) ?? 0n}` };
};

const holdem: Choose = ({ game }, draw) => {
  const { offers } = game as unknown as HoldemView;
  const kind = draw(12);
  if (kind === 0 && !offers?.canCheck) return { act: 'fold' };
  if (kind === 1 && offers?.maxRaise) return { act: 'raise', amount: offers.maxRaise };
  if (kind < 5 && offers?.minRaise) return { act: 'raise', amount: offers.minRaise };
  return { act: offers?.canCheck ? 'check' : offers?.call ? 'call' : 'fold' };
};

export const chooseAt: Readonly<Record<string, Choose>> = {
  room_niuniu: niuniu,
  room_holdem: holdem,
  room_zjh: zjh,
  room_tien_len: tienLen,
  room_thirteen: thirteen,
};
