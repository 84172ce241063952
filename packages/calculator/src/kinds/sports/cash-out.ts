import { divide } from '@baize/games/exact';
import { type CashOutLeg, cashOutOffer, parlayLegs, partialCashOut, rational } from '@baize/games/sportsbook';
import * as z from 'zod';
import { decimal, positiveDecimal, shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { decimalOdds, result } from './fields.ts';

const hundred = rational(100n);
const isAtMostHundred = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  numerator <= 100n * denominator;
const share = (percent: Parameters<typeof divide>[0]) => divide(percent, hundred);
const shareOf = (percent: typeof decimal) =>
  percent.refine((value) => value.numerator >= 0n && isAtMostHundred(value), 'invalid_input').transform(share);

const leg = z.strictObject({ oddsAtBet: decimalOdds, oddsNow: decimalOdds.optional(), result: result.optional() });
const schema = z.strictObject({
  marginPercent: shareOf(decimal),
  stake,
  oddsAtBet: decimalOdds.optional(),
  oddsNow: decimalOdds.optional(),
  legs: z.array(leg).min(1).max(parlayLegs.max).optional(),
  partPercent: shareOf(positiveDecimal).optional(),
});
type Input = z.output<typeof schema>;

/** Throws CaseFault unless a leg is either settled or open. */
function legOf({ oddsAtBet, oddsNow, result: settled }: z.output<typeof leg>, path: string): CashOutLeg {
  if (settled !== undefined && oddsNow === undefined) return { oddsAtBet, result: settled };
  if (oddsNow === undefined || settled !== undefined) throw new CaseFault('invalid_input', `${path}oddsNow`);
  return { oddsAtBet, oddsNow };
}

function legsOf({ legs, oddsAtBet, oddsNow }: Input): CashOutLeg[] {
  if (!legs) {
    if (!oddsAtBet) throw new CaseFault('invalid_input', 'oddsAtBet');
    return [legOf({ oddsAtBet, oddsNow }, '')];
  }
  if (oddsAtBet || oddsNow) throw new CaseFault('invalid_input', 'legs');
  return legs.map((each, index) => legOf(each, `legs.${index}.`));
}

/** What a running bet is bought back for, down to the cent (rulebook 6.9). */
export const cashOut = defineKind({
  name: 'cashOut',
  schema,
  answer: (input) => {
    const legs = legsOf(input);
    if (!input.partPercent) return { offer: shown(cashOutOffer(input.stake, legs, input.marginPercent)) };
    const part = partialCashOut(input.stake, legs, { margin: input.marginPercent, share: input.partPercent });
    return { offer: shown(part.offerMinor), leftStake: shown(part.leftStakeMinor) };
  },
});
