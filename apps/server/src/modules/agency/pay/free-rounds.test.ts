// @covers agent-pay-runs

import { expect, test } from 'vitest';
import { win } from '../../ledger/index.ts';
import { useAgents } from '../agents.fixture.ts';

const { money, open, play, termsOf, agree, lineOf, pay } = useAgents();

test('a win of a free round is in what the team won, and no second time a cost of a dividend', async () => {
  const agent = await open(null);
  const memberId = await open(agent, 0);
  await agree(null, agent, 'dividend', termsOf([['0', 0, '10']]));
  money.clock.jumpMs(Date.parse('2026-03-20T04:00:00Z') - money.clock.now().getTime());
  const from = { kind: 'freeRounds' as const, campaign: 'spring' };
  const round = { vendorCode: 'BAIZE', txId: 'free', memberId, roundId: 'free', account: 'cash' as const };
  const acts = [win({ ...round, amountMinor: 3_000n, from })];
  await money.ledger.runWalletTransaction({
    memberId,
    references: [],
    facts: () => null as never,
    decide: () => ({ acts, lockedAccount: 'cash', booked: () => ({ answer: null }), insufficient: null }),
  });
  // Lost 100.00 at play, and won 30.00 in free rounds.
  await play(memberId, { day: '2026-03-17', turnover: 100_000n, loss: 7_000n });
  await pay('dividend', '2026-03-16', ['2026-03-16T00:00', '2026-04-01T00:00']);
  const { steps = [] } = (await lineOf(agent, 'dividend', '2026-03-16')) ?? {};
  expect(Object.fromEntries(steps.map(({ step, value }) => [step, value]))).toMatchObject({ base: '70.00' });
});
