// @covers wallet-http caps-for-everyone

import { beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../../../test/support/factories.ts';
import { type OpenedWallet, useWalletHttp } from '../wallet-http.fixture.ts';
import { runVendorCaps } from './caps-command.ts';

const http = useWalletHttp();
let opened: OpenedWallet;
let said: string[] = [];
const run = (line: string) => {
  said = [];
  return runVendorCaps(line.split(' '), opened.admin, (text) => said.push(text));
};

beforeEach(async () => {
  opened = await http.open();
  await http.owner.query('delete from default_vendor_caps');
  const { rows } = await http.owner.query('select from brands');
  if (rows.length === 0) await insertBrand(http.owner);
});

test('a vendor for which nothing was set has the usual caps, and may call from anywhere', async () => {
  expect(await run('--vendor ACME')).toBe(0);
  expect(said).toEqual([
    'enabled',
    'addresses  anywhere',
    'PLY  single win 50000.00, hourly loss 250000.00  (defaults)',
  ]);
});

test('one line sets its caps, another takes one away, a third brings the usual ones back', async () => {
  expect(await run('--vendor ACME --currency PLY --single-win 100 --hourly-loss 2500.50')).toBe(0);
  await run('--vendor ACME');
  expect(said[2]).toBe('PLY  single win 100.00, hourly loss 2500.50  (its own)');
  await run('--vendor ACME --currency PLY --single-win none --hourly-loss 1');
  await run('--vendor ACME');
  expect(said[2]).toBe('PLY  single win none, hourly loss 1.00  (its own)');
  expect(await run('--vendor ACME --currency PLY --defaults')).toBe(0);
  await run('--vendor ACME');
  expect(said[2]).toMatch(/defaults/);
});

test('the usual caps of a currency are the operator’s to set', async () => {
  expect(await run('--defaults --currency PLY --single-win 10 --hourly-loss 20')).toBe(0);
  await run('--vendor RIVAL');
  expect(said[2]).toBe('PLY  single win 10.00, hourly loss 20.00  (defaults)');
});

test('addresses and the switch are set by one line each', async () => {
  expect(await run('--vendor ACME --addresses 203.0.113.0/24,2001:db8::/32')).toBe(0);
  await opened.admin.disableVendor({ vendorCode: 'ACME', reason: 'staff', detail: '' });
  await run('--vendor ACME');
  expect(said.slice(0, 2)).toEqual(['disabled', 'addresses  203.0.113.0/24, 2001:db8::/32']);
  expect(await run('--vendor ACME --enable')).toBe(0);
  expect(await run('--vendor ACME --addresses anywhere')).toBe(0);
  await run('--vendor ACME');
  expect(said.slice(0, 2)).toEqual(['enabled', 'addresses  anywhere']);
  expect(await run('--vendor ACME --addresses 203.0.113.7/24')).toBe(1);
});

test.each([
  '--vendor ACME --currency PLY --single-win 100',
  '--vendor ACME --single-win 100 --hourly-loss 100',
  '--vendor ACME --currency XXX --single-win 100 --hourly-loss 100',
  '--vendor ACME --currency PLY --single-win 1e3 --hourly-loss 100',
  '--vendor ACME --currency PLY --single-win 0 --hourly-loss 100',
  '--vendor ACME --currency PLY',
  '--vendor ACME --enable --addresses anywhere',
  '--currency PLY --single-win 10 --hourly-loss 20',
  '--nonsense',
])('%s makes no sense and changes nothing', async (line) => {
  expect(await run(line)).toBe(2);
  expect(said[0]).toMatch(/--hourly-loss/);
});

test('an unknown vendor is named as such', async () => {
  expect(await run('--vendor NOBODY')).toBe(1);
  expect(await run('--vendor NOBODY --enable')).toBe(1);
  expect(said).toEqual(['There is no vendor of this code.']);
});
