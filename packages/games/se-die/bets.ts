import { type BetType, gradedBet, pays, plainBet, stakeBack } from '../table-engine/bet-type.ts';

export interface SeDieSeen {
  /** Whether each of the four tokens shows its red side. */
  readonly reds: readonly boolean[];
}

export const tokens = 4;
export const redsOf = ({ reds }: SeDieSeen): number => reds.filter(Boolean).length;
const evenSplit = tokens / 2;

const chance = (key: string, opposite: string, wins: (reds: number) => boolean) =>
  plainBet<SeDieSeen>({ key, opposite, toOne: 0.96, wins: (seen) => wins(redsOf(seen)) });
const half = (key: string, opposite: string, wins: (reds: number) => boolean) =>
  gradedBet<SeDieSeen>({
    key,
    opposite,
    returns: [pays(0.96)],
    returnOf: (seen) => {
      const reds = redsOf(seen);
      if (reds === evenSplit) return stakeBack;
      return wins(reds) ? pays(0.96) : 0;
    },
  });
const exactly = (key: string, reds: number, toOne: number) =>
  plainBet<SeDieSeen>({ key, toOne, wins: (seen) => redsOf(seen) === reds });

/** Every bet of the table at the odds of table A (rulebook 1.8). */
export const seDieBets = (): readonly BetType<SeDieSeen>[] => [
  chance('odd', 'even', (reds) => reds % 2 === 1),
  chance('even', 'odd', (reds) => reds % 2 === 0),
  half('big', 'small', (reds) => reds > evenSplit),
  half('small', 'big', (reds) => reds < evenSplit),
  exactly('fourRed', 4, 14),
  exactly('threeRed', 3, 2.8),
  exactly('twoRed', 2, 1.5),
  exactly('oneRed', 1, 2.8),
  exactly('noRed', 0, 14),
  plainBet({ key: 'allAlike', toOne: 6.5, wins: (seen) => redsOf(seen) % tokens === 0 }),
];
