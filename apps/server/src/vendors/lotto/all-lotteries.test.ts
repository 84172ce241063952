// @covers lottery-tickets lottery-top-prize

import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { settleLine } from '@baize/testkit/lottery-settlement';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();
const seed = Number(process.env.LOTTERY_SEED ?? 20_261_126);
const unitMinor = 1_000n;
const maxLines = 100;

type Bet = ReturnType<typeof rulesOf>['bets'][number];
type Group = Bet['form']['groups'][number];

/** A choice of a group that can be played, a few tokens more than it must have. */
function tokensOf({ tokens, min, max }: Group): fc.Arbitrary<string[]> {
  const bounds = { minLength: Math.max(1, min), maxLength: Math.min(max, Math.max(1, min) + 2) };
  if ('list' in tokens) return fc.subarray([...tokens.list], bounds);
  const digits = fc.string({
    unit: fc.constantFrom(...'0123456789'),
    minLength: tokens.digits,
    maxLength: tokens.digits,
  });
  const isFit = (number: string) =>
    tokens.orders === undefined || orders[[...countsOf(number)].sort().join('')] === tokens.orders;
  return fc.uniqueArray(digits.filter(isFit), bounds);
}
/** Orders of four digits by how often each comes. */
const orders: Readonly<Record<string, number>> = { 1111: 24, 112: 12, 22: 6, 13: 4 };
function countsOf(number: string): readonly number[] {
  const counts = new Map<string, number>();
  for (const digit of number) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts.values()];
}

/** One line of every bet of a lottery. */
function linesOf(bets: readonly Bet[], salt: number): Line[] {
  return bets.flatMap((bet, index) => {
    const groups = fc.tuple(...bet.form.groups.map(tokensOf));
    const [selection = []] = fc.sample(groups, { seed: seed + salt * 1_000 + index, numRuns: 1 });
    if (bet.count(selection) === 0) return [];
    const text = selection.map((chosen) => chosen.join(',')).join('|');
    return [{ bet: bet.key, selection: text, unitMinor: `${unitMinor}` }];
  });
}

const kinds = [...new Map(lotteries.map((lottery) => [lottery.rules, lottery])).values()];

test.each(kinds.map(({ rules, code }, index) => [rules, code, index] as const))(
  `every bet of %s (%s) is sold, drawn and paid as a second settlement says, seed ${seed}`,
  async (rules, code, salt) => {
    const game = rulesOf(rules);
    const buyer = await lotto.enter(code, 10_000_000_000n);
    const first = await lotto.openIssue(code);
    // The lottery before may have left the clock in this one's lock.
    if (first.status !== 'OPEN') await lotto.passTo(first.drawsAt);
    const issue = await lotto.openIssue(code);
    const lines = linesOf(game.bets, salt);
    let spent = 0n;
    for (let from = 0; from < lines.length; from += maxLines) {
      const part = lines.slice(from, from + maxLines);
      const cost = part.reduce((sum, { bet, selection }) => sum + costOf(game.bets, bet, selection), 0n);
      const bought = await buyer.buy({ numero: issue.numero, lines: part, costMinor: `${cost}` });
      expect([part.map(({ bet, selection }) => [bet, selection]), bought.ok]).toEqual([expect.anything(), true]);
      spent += cost;
    }
    await lotto.passTo(issue.drawsAt);
    const { drawn } = await lotto.issuesOf(code);
    const result = drawn.find(({ numero }) => numero === issue.numero)?.result;
    if (!result) throw new Error(`${code} drew nothing`);
    const answer = await buyer.tickets();
    if (!answer.ok) throw new Error(answer.message);
    let paid = 0n;
    for (const ticket of answer.value.list) {
      expect(ticket.status).toBe('settled');
      for (const { bet, selection, payoutMinor, topPrizeMinor } of ticket.lines) {
        const [won, top] = [BigInt(payoutMinor ?? -1), BigInt(topPrizeMinor)];
        paid += won;
        expect([bet, selection, won <= top]).toEqual([bet, selection, true]);
        const second = settleLine({ rules, bet, selection, unitMinor }, result);
        expect([bet, selection, result, won]).toEqual([bet, selection, result, second]);
      }
    }
    expect(await lotto.money.cashOf(buyer.memberId)).toBe(10_000_000_000n - spent + paid);
    await lotto.money.expectCleanBooks();
  },
);

/** What a line costs, a part of a minor unit in full. */
function costOf(bets: readonly Bet[], key: string, selection: string): bigint {
  const bet = bets.find((one) => one.key === key);
  if (!bet) throw new Error(`no bet ${key}`);
  const count = BigInt(
    bet.count(selection.split('|').map((group) => group.split(',').filter((token) => token !== ''))),
  );
  const { numerator, denominator } = bet.cost;
  return (unitMinor * numerator * count + denominator - 1n) / denominator;
}
