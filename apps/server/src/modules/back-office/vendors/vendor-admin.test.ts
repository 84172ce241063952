import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'as agreed with the vendor';
const params = { vendorCode: 'BAIZE' };
let server: LiveServer;
let staff: TestStaff;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  staff = await newStaff(server, db, 'keeper');
  call = callsOf(server, staff);
});
afterAll(() => server.close());

describe('a vendor', () => {
  test('is listed, and shows how it may come in', async () => {
    const { rows } = (await call('staffVendors', { data: { search: 'bai' } })).value;
    expect(rows.map(({ vendorCode }) => vendorCode)).toEqual(['BAIZE', 'BAIZEFISH', 'BAIZEPVP']);
    expect(rows[0]).toMatchObject({ isDisabled: false, liveKeys: 0, networks: 0 });
    const { caps, networks } = (await call('staffVendor', { params })).value;
    expect(networks).toEqual([]);
    expect(caps).toContainEqual({ currency: 'PLY', isOwn: false, singleWin: '50000.00', hourlyLoss: '250000.00' });
    expect((await call('staffVendor', { params: { vendorCode: 'NOBODY' } })).message).toBe('vendor_not_found');
  });

  test('gets two live keys, whose private halves are shown once; a retired one makes room', async () => {
    const add = (body: object) => call('staffVendorKeyAdd', { params, body: { reason, ...body } });
    const first = (await add({})).value;
    expect(first.privateKeyPem).toContain('PRIVATE KEY');
    expect((await add({})).success).toBe(true);
    expect((await add({})).message).toBe('limit_reached');
    expect((await add({ publicKey: 'short' })).value).toMatchObject({ fields: { publicKey: { key: 'field_format' } } });
    const key = { params: { ...params, keyId: first.keyId }, body: { reason } };
    const retired = await Promise.all([call('staffVendorKeyRetire', key), call('staffVendorKeyRetire', key)]);
    expect(retired.map(({ message }) => message).sort()).toEqual(['', 'not_found']);
    const { rows } = (await call('staffVendorKeys', { params })).value;
    expect(rows.map(({ retiredAt }) => retiredAt === null)).toEqual([false, true]);
    const lines = await auditOf(db, 'vendor:BAIZE');
    expect(lines[0]).toMatchObject({ actor: staff.id, act: 'addVendorKey:asked', reason, after: { ip: '127.0.0.1' } });
    expect(JSON.stringify(lines)).not.toContain('PRIVATE KEY');
  });

  test('has caps of its own or the usual ones; the log tells what held before', async () => {
    const set = (caps: { singleWin: string; hourlyLoss: null } | null, currency = 'PLY') =>
      call('staffVendorCaps', { params: { ...params, currency }, body: { caps, reason } });
    expect((await set({ singleWin: '100.00', hourlyLoss: null })).success).toBe(true);
    const capOf = async () =>
      (await call('staffVendor', { params })).value.caps.find(({ currency }) => currency === 'PLY');
    expect(await capOf()).toMatchObject({ isOwn: true, singleWin: '100.00', hourlyLoss: null });
    expect((await set({ singleWin: '0.00', hourlyLoss: null })).value).toMatchObject({
      fields: { 'caps.singleWin': { key: 'amount_zero' } },
    });
    expect((await set(null, 'XXX')).value).toMatchObject({ fields: { currency: { key: 'field_choice' } } });
    expect((await set(null)).success).toBe(true);
    expect(await capOf()).toMatchObject({ isOwn: false, singleWin: '50000.00' });
    const asked = (await auditOf(db, 'vendor:BAIZE')).filter(({ act }) => act === 'useDefaultCaps:asked');
    expect(JSON.stringify(asked.at(-1)?.before)).toContain('"singleWinMinor":"10000"');
  });

  test('calls from listed networks alone, and not at all while it is disabled', async () => {
    const networks = (list: string[]) => call('staffVendorNetworks', { params, body: { networks: list, reason } });
    expect((await networks(['203.0.113.0/24'])).success).toBe(true);
    expect((await networks(['203.0.113.1/24'])).message).toBe('invalid_input');
    expect((await call('staffVendor', { params })).value.networks).toEqual(['203.0.113.0/24']);
    const state = (to: 'enabled' | 'disabled') => call('staffVendorState', { params, body: { state: to, reason } });
    expect((await state('disabled')).success).toBe(true);
    expect((await call('staffVendor', { params })).value.isDisabled).toBe(true);
    expect((await state('enabled')).success).toBe(true);
    expect((await call('staffVendor', { params })).value.isDisabled).toBe(false);
  });
});
