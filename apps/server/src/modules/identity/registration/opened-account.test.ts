// @covers agent-team

import { expect, test } from 'vitest';
import { useIdentity } from '../identity.fixture.ts';

const harness = useIdentity();
let serial = 0;

async function agent(): Promise<string> {
  serial += 1;
  await harness.register(`agent${serial}`);
  const { rows } = await harness.owner.query('select id from members where username = $1', [`agent${serial}`]);
  return rows[0].id;
}
const account = (uplineId: string, more: object = {}) => ({
  ...{ brand: harness.brand, username: 'newcomer', password: 'lantern 42 garden', type: 0 as const, uplineId },
  ...more,
});

test('an account that an agent opens stands below him, and its first password has to be changed', async () => {
  const uplineId = await agent();
  const written: string[] = [];
  const opened = await harness.identity.openAccount(
    account(uplineId),
    async (_transaction, id) => void written.push(id),
  );
  expect(opened).toMatchObject({ ok: true, value: { username: 'newcomer' } });
  const { rows } = await harness.owner.query(
    'select id, upline_id, upline_path, must_change_password from members where username = $1',
    ['newcomer'],
  );
  const [row] = rows;
  expect(written).toEqual([row.id]);
  expect(row).toMatchObject({
    ...{ upline_id: uplineId, upline_path: `${uplineId.replaceAll('-', '')}/`, must_change_password: true },
  });
  expect((await harness.login('newcomer', 'lantern 42 garden')).ok).toBe(true);
});

test('the brand’s rules for names and passwords hold, and nothing is left of what could not be written', async () => {
  const uplineId = await agent();
  const open = (more: object, fails = false) =>
    harness.identity.openAccount(account(uplineId, more), async () => {
      if (fails) throw new Error('not written');
    });
  const fault = (field: string) => ({ message: 'invalid_input', detail: { fields: { [field]: {} } } });
  expect(await open({ username: '1bad' })).toMatchObject(fault('username'));
  expect(await open({ username: 'someone', password: 'short' })).toMatchObject(fault('password'));
  expect(await open({ username: 'someone', password: 'someone123' })).toMatchObject(fault('password'));
  expect(await open({ username: 'Adm1n' })).toMatchObject({ message: 'username_taken' });
  await expect(open({ username: 'vanished' }, true)).rejects.toThrow('not written');
  expect(await open({ username: 'vanished' })).toMatchObject({ ok: true });
  expect(await open({ username: 'VANISHED' })).toMatchObject({ message: 'username_taken' });
});
