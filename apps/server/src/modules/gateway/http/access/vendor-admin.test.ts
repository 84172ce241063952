import { largestAmountMinor } from '@baize/money';
import { newKeyPair, privateKeyOf, signedRequest } from '@baize/vendor-kit/http';
import { describe, expect, test } from 'vitest';
import { plainAdapter } from '../index.ts';
import { type OpenedWallet, useWalletHttp, type VendorKey } from '../wallet-http.fixture.ts';
import { addressRule } from './profiles.ts';

const http = useWalletHttp();
const ask = (opened: OpenedWallet, key: VendorKey) => http.send(opened, key, 'getTx', '{"txId":"a"}');
const statusOf = async (opened: OpenedWallet, key: VendorKey) => (await ask(opened, key)).status;

describe('keys', () => {
  test('two are live side by side, a third is not', async () => {
    const opened = await http.open();
    const [first, second] = [await http.newKey(opened), await http.newKey(opened)];
    expect(await statusOf(opened, first)).toBe(200);
    expect(await statusOf(opened, second)).toBe(200);
    expect(await opened.admin.addVendorKey({ vendorCode: 'ACME' })).toEqual({ ok: false, fault: 'keys_full' });
    expect((await opened.admin.addVendorKey({ vendorCode: 'RIVAL' })).ok).toBe(true);
  });

  test('a rotation never leaves the vendor without a key: add, use, retire, add', async () => {
    const opened = await http.open();
    const old = await http.newKey(opened);
    const fresh = await http.newKey(opened);
    expect(await opened.admin.retireVendorKey(old)).toEqual({ ok: true, value: null });
    expect(await statusOf(opened, old)).toBe(401);
    expect(await statusOf(opened, fresh)).toBe(200);
    expect((await opened.admin.addVendorKey({ vendorCode: 'ACME' })).ok).toBe(true);
    expect(await opened.admin.retireVendorKey(old)).toEqual({ ok: false, fault: 'key_unknown' });
  });

  test('of many added at once two become live', async () => {
    const opened = await http.open();
    const added = await Promise.all(Array.from({ length: 8 }, () => opened.admin.addVendorKey({ vendorCode: 'ACME' })));
    expect(added.filter(({ ok }) => ok)).toHaveLength(2);
  });

  test('a retired key is dead in another process within a second', async () => {
    const [here, there] = [await http.open(), await http.open()];
    const key = await http.newKey(here);
    expect(await statusOf(there, key)).toBe(200);
    await here.admin.retireVendorKey(key);
    expect(await statusOf(here, key)).toBe(401);
    http.clock.advanceMs(1_000);
    expect(await statusOf(there, key)).toBe(401);
  });

  test('a vendor may bring its own public key, once', async () => {
    const opened = await http.open();
    const { publicKey, privateKeyPem } = newKeyPair();
    const added = await opened.admin.addVendorKey({ vendorCode: 'ACME', publicKey });
    if (!added.ok) throw new Error(added.fault);
    expect(added.value.privateKeyPem).toBeNull();
    expect(await statusOf(opened, { vendorCode: 'ACME', keyId: added.value.keyId, privateKeyPem })).toBe(200);
    expect(await opened.admin.addVendorKey({ vendorCode: 'ACME', publicKey })).toEqual({
      ok: false,
      fault: 'key_unfit',
    });
  });

  test('a key that the vendor had does not come back under another spelling of its bytes', async () => {
    const { admin } = await http.open();
    const { publicKey } = newKeyPair();
    const added = await admin.addVendorKey({ vendorCode: 'ACME', publicKey });
    if (!added.ok) throw new Error(added.fault);
    await admin.retireVendorKey({ vendorCode: 'ACME', keyId: added.value.keyId });
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const otherEnd = digits[digits.indexOf(publicKey.at(-1) ?? '') ^ 1];
    const respelt = publicKey.slice(0, -1) + otherEnd;
    expect(Buffer.from(respelt, 'base64url')).toEqual(Buffer.from(publicKey, 'base64url'));
    expect(await admin.addVendorKey({ vendorCode: 'ACME', publicKey: respelt })).toEqual({
      ok: false,
      fault: 'key_unfit',
    });
  });

  test.each(['', 'x', 'A'.repeat(44), '-----BEGIN PUBLIC KEY-----'])('"%s" is no public key', async (publicKey) => {
    const opened = await http.open();
    expect(await opened.admin.addVendorKey({ vendorCode: 'ACME', publicKey })).toEqual({
      ok: false,
      fault: 'key_unfit',
    });
  });

  test('private halves are stored nowhere, and keys are never deleted', async () => {
    const opened = await http.open();
    const { privateKeyPem } = await http.newKey(opened);
    const { rows } = await http.owner.query('select * from vendor_keys');
    const secret = privateKeyOf(privateKeyPem).export({ format: 'jwk' }).d as string;
    expect(JSON.stringify(rows)).not.toContain(secret);
    await expect(http.database.deleteFrom('vendor_keys').execute()).rejects.toThrow(/permission denied/);
    await expect(
      http.database
        .updateTable('vendor_keys')
        .set({ public_key: 'A'.repeat(43) })
        .execute(),
    ).rejects.toThrow(/permission denied/);
  });
});

test('a vendor can be disabled while a transaction that refers to it goes on', async () => {
  const { admin } = await http.open();
  await http.owner.query(`begin; select from vendors where code = 'ACME' for key share`);
  try {
    expect((await admin.disableVendor({ vendorCode: 'ACME', reason: 'staff', detail: '' })).ok).toBe(true);
  } finally {
    await http.owner.query('rollback');
  }
});

test('a vendor that the operator does not have has no admin interface', async () => {
  const { admin } = await http.open();
  const fault = { ok: false, fault: 'vendor_unknown' };
  const vendorCode = 'NOBODY';
  expect(await admin.addVendorKey({ vendorCode })).toEqual(fault);
  expect(await admin.setVendorAddresses({ vendorCode, networks: [] })).toEqual(fault);
  expect(await admin.setVendorAdapter({ vendorCode, adapter: plainAdapter })).toEqual(fault);
  expect(await admin.disableVendor({ vendorCode, reason: 'staff', detail: '' })).toEqual(fault);
  expect(
    await admin.setVendorCaps({ vendorCode, currencyCode: 'PLY', singleWinMinor: 1n, hourlyLossMinor: null }),
  ).toEqual(fault);
});

test.each([0n, -1n, largestAmountMinor + 1n])('a cap of %i is refused', async (singleWinMinor) => {
  const { admin } = await http.open();
  const cap = { vendorCode: 'ACME', currencyCode: 'PLY', singleWinMinor, hourlyLossMinor: null };
  expect(await admin.setVendorCaps(cap)).toEqual({ ok: false, fault: 'cap_unfit' });
});

test.each(['ply', 'EURO', '', '\0'])('a cap in %j is refused: it would hold for nobody', async (currencyCode) => {
  const { admin } = await http.open();
  const cap = { vendorCode: 'ACME', currencyCode, singleWinMinor: 1n, hourlyLossMinor: null };
  expect(await admin.setVendorCaps(cap)).toEqual({ ok: false, fault: 'cap_unfit' });
});

test('settings of an adapter that are none are refused', async () => {
  const { admin } = await http.open();
  const adapter = { ...plainAdapter, idCase: 'upper' as 'kept' };
  expect(await admin.setVendorAdapter({ vendorCode: 'ACME', adapter })).toEqual({ ok: false, fault: 'adapter_unfit' });
});

describe('addresses', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.0/24'], true],
    ['203.0.114.7', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['2001:db8::1', ['203.0.113.0/24', '2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['10.0.0.1', [], true],
    ['10.0.0.1', ['10.0.0.1/32'], true],
    ['10.0.0.2', ['10.0.0.1/32'], false],
  ])('%s in %j: %s', (address, networks, mayCall) => {
    expect(addressRule(networks)(address)).toBe(mayCall);
  });

  test.each([
    '',
    'x',
    '10.0.0.1',
    '10.0.0.1/24',
    '10.0.0.0/33',
    '256.0.0.0/8',
    '::1/129',
    '10.0.0.0/8 ',
    "10.0.0.0/8'",
  ])('"%s" is no network, and the list stays as it was', async (network) => {
    const { admin } = await http.open();
    await admin.setVendorAddresses({ vendorCode: 'ACME', networks: ['10.0.0.0/8'] });
    expect(await admin.setVendorAddresses({ vendorCode: 'ACME', networks: ['10.1.0.0/16', network] })).toEqual({
      ok: false,
      fault: 'address_unfit',
    });
    const { rows } = await http.owner.query('select network::text from vendor_addresses');
    expect(rows).toEqual([{ network: '10.0.0.0/8' }]);
  });

  const from = async (opened: OpenedWallet, key: VendorKey, remoteAddress: string, forwardedFor?: string) => {
    const { url, method, headers, body } = signedRequest(
      {
        url: opened.url,
        provider: key.vendorCode,
        keyId: key.keyId,
        privateKey: privateKeyOf(key.privateKeyPem),
        nowMs: () => http.clock.now().getTime(),
      },
      'getTx',
      '{"txId":"a"}',
    );
    const response = await opened.app.inject({
      method,
      url: new URL(url).pathname,
      headers: forwardedFor === undefined ? headers : { ...headers, 'x-forwarded-for': forwardedFor },
      body,
      remoteAddress,
    });
    return response.statusCode;
  };

  test('a vendor with a list is heard from there only, another vendor from anywhere', async () => {
    const opened = await http.open();
    const [key, rival] = [await http.newKey(opened), await http.newKey(opened, 'RIVAL')];
    await opened.admin.setVendorAddresses({ vendorCode: 'ACME', networks: ['203.0.113.0/24'] });
    expect(await from(opened, key, '203.0.113.7')).toBe(200);
    expect(await from(opened, key, '198.51.100.1')).toBe(401);
    expect(await from(opened, rival, '198.51.100.1')).toBe(200);
    await opened.admin.setVendorAddresses({ vendorCode: 'ACME', networks: [] });
    expect(await from(opened, key, '198.51.100.1')).toBe(200);
  });

  test('a forwarding header counts from a listed proxy only', async () => {
    const networks = ['203.0.113.0/24'];
    const direct = await http.open();
    const key = await http.newKey(direct);
    await direct.admin.setVendorAddresses({ vendorCode: 'ACME', networks });
    expect(await from(direct, key, '10.0.0.1', '203.0.113.7')).toBe(401);
    const behindProxy = await http.open({ trustedProxies: ['10.0.0.1'] });
    expect(await from(behindProxy, key, '10.0.0.1', '203.0.113.7')).toBe(200);
    expect(await from(behindProxy, key, '10.0.0.1', '198.51.100.1')).toBe(401);
    expect(await from(behindProxy, key, '10.0.0.9', '203.0.113.7')).toBe(401);
    expect(await from(behindProxy, key, '10.0.0.1', '203.0.113.7, 198.51.100.1')).toBe(401);
  });
});
