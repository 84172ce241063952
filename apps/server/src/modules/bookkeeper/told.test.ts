// @covers auditor

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/money.fixture.ts';
import { useBookkeeper } from './bookkeeper.fixture.ts';

const house = useBookkeeper(useMoney());
const pastAllGuards = (statements: string) =>
  house.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);

test('what cannot be kept is told all the same, and told again when it can', async () => {
  const [wrong = ''] = await house.playRounds(1);
  await pastAllGuards(`update bets set payout_minor = payout_minor + 500 where round_id = '${wrong}'`);
  await house.owner.query('revoke insert on bookkeeper_runs from baize_app');
  house.alarms.length = 0;
  house.clock.advanceMs(60_000);
  await expect(house.bookkeeper.turn()).rejects.toThrow('could not do all of its work');
  const namesIt = () =>
    house.alarms.filter(({ code, sentence }) => code === 'ledger_finding' && sentence.includes(wrong));
  expect(namesIt()).toHaveLength(1);
  await house.owner.query('grant insert on bookkeeper_runs to baize_app');
  await house.bookkeeper.turn();
  expect(namesIt()).toHaveLength(2);
});
