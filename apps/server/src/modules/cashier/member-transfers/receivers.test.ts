// @covers member-transfers

import { describe, expect, test } from 'vitest';
import { useTransfers } from './transfers.fixture.ts';

const { money, state, below, caller, routes, send } = useTransfers();

describe('who may be sent money', () => {
  const receivers = (id: string, type: 0 | 1, direction: 'upline' | 'downline', search?: string) =>
    routes().transferReceivers({
      ...caller(id, type),
      data: { direction, ...(search === undefined ? {} : { search }) },
    });

  test('is the agent above, with what the limits leave', async () => {
    await send({ amount: '50' });
    expect(await receivers(state.memberId, 0, 'upline')).toMatchObject({
      ok: true,
      value: {
        list: [{ receiverId: state.agentId, canReceive: true }],
        ...{ available: '950.00', minAmount: '1.00', maxAmount: '500.00', dayAmountLeft: '1150.00', dayCountLeft: 49 },
        heldUntil: null,
      },
    });
    const plain = await money.newMember();
    await money.owner.query('update members set upline_id = $2 where id = $1', [plain, state.memberId]);
    expect(await receivers(plain, 0, 'upline')).toMatchObject({ ok: true, value: { list: [] } });
  });

  test('are an agent’s own members, by the beginning of their name, blocked ones marked', async () => {
    const other = await below(state.agentId);
    await money.owner.query(`update members set nickname = 'Zed_1', blocked_at = now() where id = $1`, [other]);
    await below(state.memberId);
    const all = await receivers(state.agentId, 1, 'downline');
    expect(all.ok && all.value.list.map(({ receiverId }) => receiverId).sort()).toEqual([state.memberId, other].sort());
    expect(await receivers(state.agentId, 1, 'downline', 'zED_')).toMatchObject({
      value: { list: [{ receiverId: other, nickname: 'Zed_1', canReceive: false }] },
    });
    expect(await receivers(state.agentId, 1, 'downline', 'Z%')).toMatchObject({ value: { list: [] } });
  });

  test('are none for who is no agent, and where the brand does not offer it', async () => {
    expect(await receivers(state.memberId, 0, 'downline')).toEqual({ ok: false, message: 'operation_not_allowed' });
    state.settings.memberTransfers.toUpline = false;
    expect(await receivers(state.memberId, 0, 'upline')).toEqual({ ok: false, message: 'operation_not_allowed' });
  });
});

test('each side reads its transfers, newest first, under the other’s name', async () => {
  await send({ amount: '3' });
  money.clock.advanceMs(1_000);
  await send({ from: state.agentId, to: state.memberId, amount: '2', note: 'back' });
  const list = (id: string, pageNo = 1) => routes().memberTransfers({ ...caller(id), data: { pageNo, pageSize: 1 } });
  expect(await list(state.memberId)).toMatchObject({
    value: { total: 2, totalPages: 2, list: [{ side: 'received', otherIs: 'upline', amount: '2.00', note: 'back' }] },
  });
  expect(await list(state.memberId, 2)).toMatchObject({
    value: { list: [{ side: 'sent', otherIs: 'upline', amount: '3.00' }] },
  });
  expect(await list(state.agentId)).toMatchObject({ value: { list: [{ side: 'sent', otherIs: 'downline' }] } });
  expect(await list(await money.newMember())).toMatchObject({ value: { list: [], total: 0 } });
});
