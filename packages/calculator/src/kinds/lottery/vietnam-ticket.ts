import { multiply, type Rational, rational } from '@baize/games/exact';
import { backOf, betOf, costOf, type LotteryBet, type LotteryDraw, selectionFaults } from '@baize/games/lottery';
import { prizesOfBet, type Region, regionalGame, regionShapes, regions } from '@baize/games/lottery-regional';
import * as z from 'zod';
import { floored, positiveDecimal, shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { count, maxPoints, token } from './count.ts';

const minorOfUnit = 100n;
/** A bet on two stations counts the numbers of both. */
const maxStations = 2;
const asciiDigits = /^[0-9]+$/;

function betOfCase(region: Region, key: string): LotteryBet {
  const bet = betOf(regionalGame(region), key);
  if (!bet) throw new CaseFault('choice_not_offered', 'betType');
  return bet;
}

/** The result as far as the bet looks at it; every number that is there must be one that the prize can be. */
function requireResult(region: Region, key: string, result: LotteryDraw): void {
  const looksAt = prizesOfBet(key, region);
  const unknown = Object.keys(result).find((prize) => regionShapes[region].every((part) => part.key !== prize));
  if (unknown !== undefined) throw new CaseFault('unknown_field', `result.${unknown}`);
  for (const { key: prize, count: numbers, of } of regionShapes[region]) {
    const drawn = result[prize] ?? [];
    const isNeeded = looksAt?.includes(prize) ?? true;
    const stations = drawn.length / numbers;
    if (isNeeded && (stations < 1 || stations > maxStations || !Number.isInteger(stations)))
      throw new CaseFault('invalid_input', `result.${prize}`);
    const wrong = drawn.findIndex(
      (number) => !('digits' in of) || number.length !== of.digits || !asciiDigits.test(number),
    );
    if (wrong >= 0) throw new CaseFault('invalid_input', `result.${prize}.${wrong}`);
  }
}

const minorOf = (units: Rational) => floored(multiply(units, rational(minorOfUnit)));

/** What a Vietnamese ticket costs and brings (rulebook 5.3): a point's price and its return are told in the case. */
export const vietnamTicket = defineKind({
  name: 'vietnamTicket',
  schema: z.strictObject({
    region: z.enum(regions),
    betType: z.string().max(20),
    selection: z.array(token).max(1_000),
    pointPrice: positiveDecimal,
    points: count(1, maxPoints),
    returnPerHit: positiveDecimal,
    result: z.record(z.string(), z.array(z.string().max(10)).max(60)),
  }),
  answer: ({ region, betType, selection, pointPrice, points, returnPerHit, result }) => {
    const bet = betOfCase(region, betType);
    const [fault] = selectionFaults(bet.form, [selection]);
    if (fault) throw new CaseFault('invalid_input', fault.place === null ? 'selection' : `selection.${fault.place}`);
    requireResult(region, betType, result);
    const pointsPrice = multiply(pointPrice, rational(BigInt(points)));
    const wins = bet.wins(result, [selection]);
    return {
      cost: shown(minorOf(multiply(pointsPrice, costOf(bet, [selection])))),
      hits: Object.values(wins).reduce((sum, times) => sum + times, 0),
      return: shown(
        minorOf(
          multiply(
            pointsPrice,
            backOf(bet, wins, () => returnPerHit),
          ),
        ),
      ),
    };
  },
});
