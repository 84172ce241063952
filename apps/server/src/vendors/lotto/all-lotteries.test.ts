// @covers lottery-tickets lottery-top-prize

import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { costOf, randomSelection, seeded } from '@baize/testkit/lottery-lines';
import { settleLine } from '@baize/testkit/lottery-settlement';
import { expect, test } from 'vitest';
import { type Line, useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();
const seed = Number(process.env.LOTTERY_SEED ?? 20_261_126);
const unitMinor = '1000';
const maxLines = 100;

const tries = 50;

/** One line of every bet of a lottery. */
function linesOf({ bets }: ReturnType<typeof rulesOf>, salt: number): Line[] {
  const below = seeded(seed + salt);
  return bets.map((bet) => {
    const made = Array.from({ length: tries }, () => randomSelection(bet, below)).find((one) => one !== null);
    if (made === undefined) throw new Error(`no selection of ${bet.key}`);
    return { bet: bet.key, selection: made ?? '', unitMinor };
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
    const lines = linesOf(game, salt);
    let spent = 0n;
    for (let from = 0; from < lines.length; from += maxLines) {
      const part = lines.slice(from, from + maxLines);
      const cost = part.reduce((sum, line) => sum + costOf(game, line), 0n);
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
        const second = settleLine({ rules, bet, selection, unitMinor: BigInt(unitMinor) }, result);
        expect([bet, selection, result, won]).toEqual([bet, selection, result, second]);
      }
    }
    expect(await lotto.money.cashOf(buyer.memberId)).toBe(10_000_000_000n - spent + paid);
    await lotto.money.expectCleanBooks();
  },
);
