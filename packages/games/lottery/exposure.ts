import { multiply } from '@baize/money';
import { costMinor, type LotteryBet, payoutMinor, prizesOf, type Returns, topPrizeMinor } from './bet.ts';
import { type Selection, selectionText } from './selection.ts';

/** Longer choices are counted together. */
const maxNumber = 120;
const together = '*';

/** What stands on one number of a bet. */
export interface Exposure {
  /** A token, with its group's name before it where a bet has several; the whole choice where its tokens win together. */
  readonly number: string;
  readonly stakeMinor: bigint;
  /** What one hit costs the operator. */
  readonly liabilityMinor: bigint;
}

/** The name under which a token of a group is counted. */
export const numberOf = ({ form }: LotteryBet, group: number, token: string): string =>
  form.groups.length > 1 ? `${form.groups[group]?.name ?? group}:${token}` : token;

/** The name of a choice whose tokens win together, however they were ordered. */
export const wholeNumber = (selection: Selection): string => {
  const text = selectionText(selection.map((chosen) => [...chosen].sort()));
  return text.length > maxNumber ? together : text;
};

/** The names under which a choice is counted. */
export const numbersOfChoice = (bet: LotteryBet, selection: Selection): readonly string[] =>
  bet.isByToken
    ? selection.flatMap((chosen, group) => chosen.map((token) => numberOf(bet, group, token)))
    : [wholeNumber(selection)];

/** The same choice with one token alone. */
const only = (selection: Selection, group: number, token: string): Selection =>
  selection.map((_, index) => (index === group ? [token] : []));

/** A choice in the numbers by which the operator limits what he may have to pay. */
export function exposuresOf(
  bet: LotteryBet,
  selection: Selection,
  unitMinor: bigint,
  returns: Returns,
): readonly Exposure[] {
  if (!bet.isByToken) {
    const liabilityMinor = topPrizeMinor(bet, selection, unitMinor, returns);
    return [{ number: wholeNumber(selection), stakeMinor: costMinor(bet, selection, unitMinor), liabilityMinor }];
  }
  const stakeMinor = multiply(unitMinor, bet.cost, 'ceil');
  return selection.flatMap((chosen, group) =>
    chosen.map((token) => {
      const hits = prizesOf(bet, only(selection, group, token)).map(({ key }) =>
        payoutMinor(bet, { [key]: 1 }, unitMinor, returns),
      );
      const liabilityMinor = hits.reduce((most, hit) => (hit > most ? hit : most), 0n);
      return { number: numberOf(bet, group, token), stakeMinor, liabilityMinor };
    }),
  );
}
