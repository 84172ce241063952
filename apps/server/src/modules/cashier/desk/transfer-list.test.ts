// @covers staff-transfers

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useTransfers } from '../member-transfers/transfers.fixture.ts';
import { transferList } from './transfer-list.ts';

const { money, state, send } = useTransfers();

const list = (asked: object, brandId = money.brand.id) =>
  transferList(money.database)({
    brand: money.brand,
    staff: { id: newId(), brandId, forAllBrands: false, permissionsEverywhere: [] },
    data: calls.staffTransfers.data.parse(asked),
  });
const nameOf = async (id: string): Promise<string> =>
  (await money.owner.query('select username from members where id = $1', [id])).rows[0].username;

test('each transfer stands once with both sides, found by either name, direction, day and id', async () => {
  await send({ amount: '30', note: 'up' });
  money.clock.advanceMs(60_000);
  const between = money.clock.now().toISOString();
  money.clock.advanceMs(60_000);
  await send({ from: state.agentId, to: state.memberId, amount: '20', note: 'down' });
  const [member, agent] = [await nameOf(state.memberId), await nameOf(state.agentId)];
  const notes = async (asked: object) => (await list(asked)).rows.map(({ note }) => note);
  expect((await list({ search: member })).rows).toMatchObject([
    { senderName: agent, receiverName: member, receiverIs: 'downline', amount: '20.00' },
    { senderName: member, receiverName: agent, receiverIs: 'upline', amount: '30.00' },
  ]);
  expect((await list({ search: agent.toUpperCase() })).total).toBe(2);
  expect(await notes({ search: member, receiverIs: 'upline' })).toEqual(['up']);
  expect(await notes({ search: member, from: between })).toEqual(['down']);
  expect(await notes({ search: member, to: between })).toEqual(['up']);
  expect(await notes({ search: member, sort: 'amount', direction: 'asc' })).toEqual(['down', 'up']);
  const [latest] = (await list({ search: member })).rows;
  expect((await list({ search: latest?.transferId })).rows).toEqual([latest]);
  expect((await list({ search: `${member}%` })).total).toBe(0);
  expect((await list({}, newId())).rows).toEqual([]);
});
