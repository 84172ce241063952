// @covers public-origin white-label permission-response domain-route

import { calls, whitelabelFlags } from '@baize/contract';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertMember } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { addBrand, type BrandModule, createBrand, type FallbackBrand, type StoredBrandSettings } from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
const encryption = {
  currentPublicKey: () =>
    ({ kid: 'k1', jwk: { kty: 'RSA', n: 'n', e: 'AQAB' }, alg: 'RSA-OAEP-256', enc: 'A128GCM' }) as const,
};
const ids = { first: newId(), second: newId() };
let brands: BrandModule;

const plant = (id: string, code: string, hosts: string[], settings: StoredBrandSettings = {}) =>
  harness.database.transaction().execute((transaction) =>
    addBrand(transaction, {
      id,
      code,
      name: code,
      currencyCode: 'PLY',
      defaultLanguage: 'TY',
      settings,
      hosts,
      createdAt: clock.now(),
    }),
  );

const contextOf = (brand: RequestBrand) => ({
  brand,
  ip: '192.0.2.7',
  origin: 'https://first.example',
  userAgent: 'test',
});

const requestFrom = async (host: string) => {
  const brand = await brands.brandOfHost(host);
  if (!brand) throw new Error(`no brand of ${host}`);
  return contextOf(brand);
};

beforeAll(async () => {
  brands = createBrand({ database: harness.database, clock, encryption });
  await plant(ids.first, 'first', ['first.example', 'www.first.example'], { flags: { USERNAMEREG3: true } });
  await plant(ids.second, 'second', ['second.example'], { currencySymbol: '₱' });
});

describe('the brand of a host', () => {
  test.each(['first.example', 'FIRST.example', 'first.example:3000', 'first.example.', 'www.first.example:443'])(
    '%s is the first brand’s',
    async (host) => {
      expect(await brands.brandOfHost(host)).toEqual({
        id: ids.first,
        code: 'first',
        currency: { code: 'PLY', exponent: 2, symbol: 'P' },
        origins: ['https://first.example', 'https://www.first.example'],
        defaultLanguage: 'TY',
      });
    },
  );

  test.each(['', 'unknown.example', 'xfirst.example', '[::1]:3000', 'first.example:80:80', "'; drop table brands --"])(
    '%j is nobody’s in production',
    async (host) => {
      expect(await brands.brandOfHost(host)).toBeNull();
    },
  );

  test('names of this machine and of its origins are the fallback brand’s in development, known ones stay their owners’', async () => {
    const fallback: FallbackBrand = { code: 'second', origins: ['http://192.168.1.5:3000', 'http://localhost:3000'] };
    const development = createBrand({ database: harness.database, clock, encryption, fallback });
    expect((await development.brandOfHost('localhost:3000'))?.code).toBe('second');
    expect((await development.brandOfHost('[::1]:3000'))?.code).toBe('second');
    expect((await development.brandOfHost('127.8.0.1'))?.code).toBe('second');
    expect((await development.brandOfHost('a.localhost:80'))?.code).toBe('second');
    expect((await development.brandOfHost('192.168.1.5:9'))?.origins.slice(0, 2)).toEqual(fallback.origins);
    expect((await development.brandOfHost('first.example'))?.code).toBe('first');
    for (const host of ['unknown.example', '192.168.1.6:3000', 'localhost.example', '127.0.0.1.example', '[::2]'])
      expect(await development.brandOfHost(host), host).toBeNull();
  });

  test('an agent’s own domain leads to the site, and no link or route of the brand leads there', async () => {
    const id = newId();
    await plant(id, 'lagoon', ['lagoon.example']);
    const agent = await insertMember(harness.owner, id, { type: 1 });
    await harness.owner.query(
      `insert into brand_hosts (host, brand_id, agent_id) values ('a.first-of-all.example', $1, $2)`,
      [id, agent.id],
    );
    brands.forget();
    expect(await brands.publicOriginOf(id)).toBe('https://lagoon.example');
    const site = await brands.brandOfHost('a.first-of-all.example');
    expect(site).toMatchObject({ id, origins: ['https://lagoon.example', 'https://a.first-of-all.example'] });
    const caller = { brand: site, ip: '', origin: '', userAgent: '' } as never;
    expect(await brands.routes.domainRoute(caller)).toMatchObject({ value: { domains: ['lagoon.example'] } });
  });

  test('links lead to its configured origin, else to https at its first host', async () => {
    expect(await brands.publicOriginOf(ids.first)).toBe('https://first.example');
    const publicOrigin = 'https://harbour.example:8443';
    const id = newId();
    await plant(id, 'harbour', ['harbour.example', 'a.harbour.example'], { publicOrigin });
    brands.forget();
    expect(await brands.publicOriginOf(id)).toBe(publicOrigin);
    expect((await brands.brandOfHost('a.harbour.example'))?.origins).toEqual([
      publicOrigin,
      'https://a.harbour.example:8443',
    ]);
    await expect(plant(newId(), 'pathed', [], { publicOrigin: 'https://x.example/path' })).rejects.toThrow(
      'publicOrigin',
    );
  });

  test('is read once for many requests, and again after five seconds or forget()', async () => {
    const third = newId();
    expect(await brands.brandOfHost('third.example')).toBeNull();
    await plant(third, 'third', ['third.example']);
    expect(await brands.brandOfHost('third.example')).toBeNull();
    clock.advanceMs(4_999);
    expect(await brands.brandOfHost('third.example')).toBeNull();
    clock.advanceMs(1);
    expect((await brands.brandOfHost('third.example'))?.code).toBe('third');

    await harness.owner.query('delete from brand_hosts where host = $1', ['third.example']);
    expect((await brands.brandOfHost('third.example'))?.code).toBe('third');
    brands.forget();
    expect(await brands.brandOfHost('third.example')).toBeNull();
  });

  test('is a subject of calendar work in its own zone, since it began', async () => {
    const manila = newId();
    await plant(manila, 'manila', [], { timeZone: 'Asia/Manila' });
    const subjects = await brands.calendarSubjects(harness.database);
    expect(subjects).toContainEqual({ subject: manila, zone: 'Asia/Manila', since: clock.now() });
    expect(subjects).toContainEqual(expect.objectContaining({ subject: ids.first, zone: 'UTC' }));
    await harness.owner.query('delete from brands where id = $1', [manila]);
  });

  test('a brand with wrong settings is out of order alone', async () => {
    const broken = newId();
    await plant(broken, 'broken', ['broken.example']);
    await harness.owner.query(`update brands set settings = '{"minimumAge": "old"}' where id = $1`, [broken]);
    brands.forget();
    await expect(brands.brandOfHost('broken.example')).rejects.toThrow(/brand broken.*minimumAge/);
    expect((await brands.brandOfHost('first.example'))?.code).toBe('first');
    const subjects = (await brands.calendarSubjects(harness.database)).map(({ subject }) => subject);
    expect([subjects.includes(ids.first), subjects.includes(broken)]).toEqual([true, false]);
    await harness.owner.query('delete from brand_hosts where brand_id = $1', [broken]);
    await harness.owner.query('delete from brands where id = $1', [broken]);
    brands.forget();
  });

  test('of a code that is taken changes nothing', async () => {
    expect(await plant(newId(), 'first', ['other.example'])).toBe(false);
    brands.forget();
    expect(await brands.brandOfHost('other.example')).toBeNull();
  });
});

describe('what a visitor learns', () => {
  const whitelabelOf = async (host: string, from: BrandModule = brands) => {
    const answer = await from.routes.whitelabel({ ...(await requestFrom(host)), query: {} });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.whitelabel.answer.parse(answer.value)).toEqual(answer.value);
    return answer.value;
  };

  interface FlagNode {
    modId: string;
    enabled: string;
    childrenNodes: readonly FlagNode[];
  }
  const flagsIn = (nodes: readonly FlagNode[]): [string, string][] =>
    nodes.flatMap(({ modId, enabled, childrenNodes }) => [[modId, enabled], ...flagsIn(childrenNodes)]);

  test('the white label is a tree of modId, enabled and childrenNodes that names each flag once, as 1 or 0', async () => {
    const { info, ...rest } = await whitelabelOf('first.example');
    const flags = flagsIn(info.whitelabel);
    expect(flags.map(([modId]) => modId).sort()).toEqual([...whitelabelFlags].sort());
    expect(Object.fromEntries(flags)).toEqual({
      ...Object.fromEntries(whitelabelFlags.map((modId) => [modId, '0'])),
      USERNAMEREG3: '1',
    });
    const registration = info.whitelabel.find(({ modId }) => modId === 'DIRECTREG3');
    expect(registration?.childrenNodes.map(({ modId }) => modId)).toEqual(['USERNAMEREG3', 'MOBILENUMREG3']);
    expect(rest).toMatchObject({ brandName: 'first', minimumAge: 21, serverTime: clock.now().toISOString() });
  });

  test('the permission response has register validators, resources, customer service, analytics id, domain route and CDNs', async () => {
    const resources = [{ resourceType: 'ZALO', url: 'https://zalo.example/baize', qrCodeUrl: '/zalo.png' }];
    const customerService = [{ csType: '3', csPosition: 'SIDE', path: '/chat' }];
    const settings = { resources, customerService, analyticsId: 'AN-42', regionRestriction: true };
    await harness.owner.query('update brands set settings = $2 where id = $1', [ids.second, JSON.stringify(settings)]);
    const asked: string[] = [];
    const withCdns = createBrand({ database: harness.database, clock, encryption });
    withCdns.setHosts(async (brandId) => {
      asked.push(brandId);
      return { imageCDNs: ['https://img.example'], launchGameCDNs: ['https://games.example'] };
    });
    const { info, ...rest } = await whitelabelOf('second.example', withCdns);
    const registerSettings = await withCdns.routes.registerSettings(await requestFrom('second.example'));
    expect(info).toMatchObject({
      registerValidators: registerSettings.ok && registerSettings.value.fields,
      resources,
      customerService,
      analyticsId: 'AN-42',
      domainRoute: ['second.example'],
      imageCDNs: ['https://img.example'],
      launchGameCDNs: ['https://games.example'],
    });
    expect(rest).toMatchObject({ maintenance: false, regionRestriction: true, location: { ip: '192.0.2.7' } });
    expect(asked).toEqual([ids.second]);
    expect((await whitelabelOf('first.example')).info).toMatchObject({ imageCDNs: [], launchGameCDNs: [] });
  });

  test('the domain route is every host of the brand', async () => {
    const answer = await brands.routes.domainRoute(await requestFrom('first.example'));
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.domainRoute.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value.domains.toSorted()).toEqual(['first.example', 'www.first.example']);
  });

  test('the registration rules fit their contract', async () => {
    const answer = await brands.routes.registerSettings(await requestFrom('second.example'));
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.registerSettings.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value.hintAge).toBe(18);
    expect(answer.value.fields.payeeName?.enabled).toBe(false);
  });

  test.each([
    [{}, 0, null],
    [{ regionRestriction: true }, 2, null],
    [{ maintenance: { on: true } }, 1, null],
    [{ maintenance: { on: true, endsAt: '2026-03-02T00:00:00Z' }, regionRestriction: true }, 1, '2026-03-02T00:00:00Z'],
    [{ maintenance: { on: false, endsAt: '2026-03-02T00:00:00Z' } }, 0, null],
  ] as const)('the status of %j is %i', async (settings, status, maintenanceEndsAt) => {
    await harness.owner.query('update brands set settings = $2 where id = $1', [ids.second, JSON.stringify(settings)]);
    brands.forget();
    const answer = await brands.routes.systemStatus(await requestFrom('second.example'));
    expect(answer).toMatchObject({ ok: true, value: { status, maintenanceEndsAt, ip: '192.0.2.7' } });
  });
});
