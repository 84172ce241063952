// @covers auditor

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const operator = useReconciliation(useMoney());
const afterAllGuards = (statements: string) =>
  operator.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);

test('what cannot be kept is reported all the same, and reported again when it can', async () => {
  const [wrong = ''] = await operator.playRounds(1);
  await afterAllGuards(`update bets set payout_minor = payout_minor + 500 where round_id = '${wrong}'`);
  await operator.owner.query('revoke insert on bookkeeper_runs from baize_app');
  operator.alarms.length = 0;
  operator.clock.advanceMs(60_000);
  await expect(operator.reconciliation.run()).rejects.toThrow('could not do all of its work');
  const namesIt = () =>
    operator.alarms.filter(({ code, sentence }) => code === 'ledger_finding' && sentence.includes(wrong));
  expect(namesIt()).toHaveLength(1);
  await operator.owner.query('grant insert on bookkeeper_runs to baize_app');
  await operator.reconciliation.run();
  expect(namesIt()).toHaveLength(2);
});
