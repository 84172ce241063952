import { type BetType, pays, stakeBack } from '../table-engine/bet-type.ts';

export interface FanTanSeen {
  /** How many beads lie in the heap. */
  readonly beads: number;
}

/** A heap has from 61 to 120 beads, each number equally likely, so each remainder has 15 of 60 (rulebook 1.7). */
export const minBeads = 61;
export const heaps = 60;
export const inFour = 4;
export const remainders = [1, 2, 3, 4] as const;

/** What is left when the heap is counted off in fours; four left counts as four. */
export const remainderOf = ({ beads }: FanTanSeen): number => beads % inFour || inFour;

/** Sets of so many of the four numbers, in their order. */
const setsOf = (count: number): number[][] =>
  Array.from({ length: 2 ** remainders.length }, (_, mask) => remainders.filter((_number, bit) => (mask >> bit) & 1))
    .filter((set) => set.length === count)
    .sort((a, b) => Number(a.join('')) - Number(b.join('')));
const others = (numbers: readonly number[]) => remainders.filter((number) => !numbers.includes(number));

/** "1-2" wins on 1 and 2; "1-2:3" also has its stake back on 3. */
const alone = (count: number) => setsOf(count).map((set) => set.join('-'));
const withPush = (count: number) =>
  setsOf(count).flatMap((set) => others(set).map((push) => `${set.join('-')}:${push}`));

const numbersOf = (part: string | undefined) => (part ?? '').split('-').map(Number);

/** Winning numbers of a selection, and the one at which the stake comes back. */
export function partsOf(selection: string): { wins: readonly number[]; push: number | null } {
  const [wins, push] = selection.split(':');
  return { wins: numbersOf(wins), push: push === undefined ? null : Number(push) };
}

const bet = (key: string, selections: readonly string[], toOne: number): BetType<FanTanSeen> => ({
  key,
  selections,
  returnOf: (seen, selection) => {
    const { wins, push } = partsOf(selection);
    const left = remainderOf(seen);
    if (wins.includes(left)) return pays(toOne);
    return left === push ? stakeBack : 0;
  },
  returnsOf: () => [pays(toOne)],
});

/** Odds after 5% commission on winnings. Three numbers would pay 0.31666…:1; a return has four decimals, so the rest is dropped. */
export const fanTanBets = (): readonly BetType<FanTanSeen>[] => [
  bet('fan', alone(1), 2.85),
  bet('nim', withPush(1), 1.9),
  bet('kwok', alone(2), 0.95),
  bet('nga', withPush(2), 0.475),
  bet('ssh', alone(3), 0.3166),
];
