// @covers brand-desk

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, prepareRequest } from '@baize/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { runBrandCreate } from '../index.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'the new brand of the north';
const document = {
  ...{ code: 'north', name: 'North', currency: 'THB', defaultLanguage: 'TH', hosts: ['north.example'] },
  vendors: ['BAIZE'],
  vendorAliases: [{ locale: 'TH', vendorPattern: 'BAIZE', alias: 'North Studio' }],
  launchHosts: ['https://games.north.example'],
  settings: { languages: ['TH', 'EN'], minimumAge: 20, publicOrigin: 'https://north.example' },
};
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
let northId: string;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  call = callsOf(server, await newStaff(server, db, 'founder'));
});
afterAll(() => server.close());

/** What a visitor of that host learns. */
const brandAt = async (host: string) => {
  const { target } = prepareRequest('whitelabel', { query: {} });
  return (await server.app.inject({ url: target, headers: { host } })).json().value;
};
const read = async () => (await call('staffBrand', { params: { brandId: northId }, data: {} })).value;
const set = (version: number, more: object, by = call) =>
  by('staffBrandSet', { params: { brandId: northId }, body: { document: { ...document, ...more }, version, reason } });

describe('a new brand', () => {
  test('answers at its host at once, with the games of its vendors alone', async () => {
    const made = await call('staffBrandAdd', { body: { document, reason } });
    expect(made.message).toBe('');
    northId = made.value.brandId;
    expect(await brandAt('north.example')).toMatchObject({ brandName: 'North', defaultLanguage: 'TH', minimumAge: 20 });
    const known = await read();
    expect(known).toMatchObject({ version: 0, document });
    const [line] = await auditOf(db, 'brand:north');
    expect(line).toMatchObject({ act: 'createBrand', reason, after: { name: 'North' } });
  });

  test('is refused with its wrong fields, a taken code or a taken host, and then nothing is left of it', async () => {
    const add = (more: object) => call('staffBrandAdd', { body: { document: { ...document, ...more }, reason } });
    expect((await add({})).message).toBe('name_taken');
    const other = { code: 'south', settings: { languages: ['TH'] } };
    expect((await add(other)).value).toMatchObject({ fields: { 'document.hosts.0': { key: 'host_taken' } } });
    const unknown = { ...other, hosts: ['south.example'], vendors: ['BAIZE', 'NOBODY'] };
    expect((await add(unknown)).value).toMatchObject({ fields: { 'document.vendors.1': { key: 'field_choice' } } });
    const { rows } = await db.owner.query(`select 1 from brands where code = 'south'`);
    expect(rows).toEqual([]);
  });
});

describe('an edited brand', () => {
  test('shows at once, keeps its versions, and the log tells what differs alone', async () => {
    const next = { name: 'Far North', settings: { ...document.settings, minimumAge: 21 } };
    expect((await set(0, next)).value).toEqual({ version: 1 });
    expect(await brandAt('north.example')).toMatchObject({ brandName: 'Far North', minimumAge: 21 });
    expect((await set(0, {})).message).toBe('already_decided');
    const [, line] = await auditOf(db, 'brand:north');
    expect(line).toMatchObject({
      act: 'changeBrand',
      before: { name: 'North', 'settings.minimumAge': 20 },
      after: { name: 'Far North', 'settings.minimumAge': 21 },
    });
    const params = { brandId: northId };
    const first = (await call('staffBrand', { params, data: { version: 0 } })).value;
    expect(first).toMatchObject({ version: 1, document: { name: 'North' } });
    const { rows } = (await call('staffBrandVersions', { params, data: {} })).value;
    expect(rows.map(({ version, changedBy }) => [version, changedBy])).toEqual([
      [1, 'founder'],
      [0, 'founder'],
    ]);
  });

  test('of two who write at once the second is refused because of the newer version', async () => {
    const both = await Promise.all([set(1, { name: 'One' }), set(1, { name: 'Two' })]);
    expect(both.map(({ message }) => message).sort()).toEqual(['', 'already_decided']);
  });

  test('keeps its code and currency; an added host answers, and a removed one does not', async () => {
    expect((await set(2, { currency: 'VND' })).value).toMatchObject({
      fields: { 'document.currency': { key: 'field_fixed' } },
    });
    const hosts = ['north.example', 'm.north.example'];
    expect((await set(2, { hosts })).success).toBe(true);
    expect(await brandAt('m.north.example')).toMatchObject({ merchant: 'north' });
    expect((await set(3, {})).success).toBe(true);
    expect(await brandAt('m.north.example')).not.toMatchObject({ merchant: 'north' });
  });
});

test('staff of one brand sees and changes that brand alone, and moves no hosts', async () => {
  const { rows: brands } = await db.owner.query(`select id from brands where code = 'baize_demo'`);
  const own = callsOf(server, await newStaff(server, db, 'local', { brandId: brands[0].id }));
  const listed = (await own('staffBrands', { data: {} })).value.rows.map(({ code }) => code);
  expect(listed).toEqual(['baize_demo']);
  expect((await call('staffBrands', { data: {} })).value.total).toBe(2);
  const params = { brandId: northId };
  expect((await own('staffBrand', { params, data: {} })).message).toBe('not_found');
  expect((await own('staffBrandVersions', { params, data: {} })).message).toBe('not_found');
  expect((await set(4, {}, own)).message).toBe('not_found');
  expect((await own('staffBrandAdd', { body: { document, reason } })).success).toBe(false);
  const ownParams = { brandId: brands[0].id as string };
  const mine = (await own('staffBrand', { params: ownParams, data: {} })).value;
  const write = (more: object) =>
    own('staffBrandSet', { params: ownParams, body: { document: { ...mine.document, ...more }, version: 0, reason } });
  expect((await write({ hosts: ['taken.example'] })).message).toBe('permission_not_held');
  expect((await write({ name: 'Baize Two' })).success).toBe(true);
});

describe('a logo', () => {
  let designer: string;
  beforeAll(async () => {
    designer = (await newStaff(server, db, 'designer')).token;
  });
  const upload = async (brandId: string, token: string, shape = 'lettering', size = { width: 900, height: 200 }) => {
    const { path: template } = calls.staffBrandPictureAdd;
    const target = template.replace(':brandId', brandId).replace(':pictureId', newId());
    const url = `${target}?data=${encodeURIComponent(JSON.stringify({ shape }))}`;
    const payload = await sharp({ create: { ...size, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const headers = { host: 'localhost', token, 'content-type': 'image/png' };
    return (await server.app.inject({ method: 'PUT', url, headers, payload })).json();
  };

  test('is put in for a brand of another host, keeps what is see-through, and stands in its page', async () => {
    const lettering = (await upload(northId, designer)).value.url as string;
    const sign = (await upload(northId, designer, 'sign', { width: 600, height: 600 })).value.url as string;
    const { version, document: known } = await read();
    const settings = { ...(known.settings as object), logo: { lettering, sign } };
    expect((await set(version, { ...known, settings })).message).toBe('');
    expect(await brandAt('north.example')).toMatchObject({ logo: { lettering, sign } });
    const seen = await server.app.inject({ url: lettering, headers: { host: 'north.example' } });
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ hasAlpha: true, width: 640, format: 'webp' });
    expect((await server.app.inject({ url: lettering, headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  test('is refused where its picture is another brand’s, or none', async () => {
    const { rows } = await db.owner.query(`select id from brands where code = 'baize_demo'`);
    const foreign = (await upload(rows[0].id, designer)).value.url as string;
    const { version, document: known } = await read();
    const tried = async (lettering: string) => {
      const settings = { ...(known.settings as object), logo: { lettering } };
      const { value } = await set(version, { ...known, settings });
      return (value as unknown as { fields: Record<string, { key: string }> }).fields;
    };
    expect(await tried(foreign)).toEqual({ 'document.settings.logo.lettering': { key: 'picture_unknown' } });
    const wrong = ['https://elsewhere.example/a.png', '/wps/pictures/../a.webp', '/art/brand/a.html', 'javascript:1'];
    for (const address of wrong)
      expect(await tried(address)).toEqual({ 'document.settings.logo.lettering': { key: 'field_format' } });
    const local = await newStaff(server, db, 'localogo', { brandId: rows[0].id });
    expect((await upload(northId, local.token)).message).toBe('not_found');
    expect((await upload(newId(), designer)).message).toBe('not_found');
  });
});

test('the command takes the file that the console exports', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'brand-file-'));
  const file = path.join(folder, 'brand.json');
  const run = async (content: unknown) => {
    await writeFile(file, JSON.stringify(content));
    const said: string[] = [];
    const tools = {
      ...{ database: db.database, clock, newId, log: (line: string) => void said.push(line) },
      ...{ offerGames: async () => undefined, inSameTransaction: async () => undefined },
    };
    return { code: await runBrandCreate(['--file', file], tools), said: said.join('\n') };
  };
  const { document: exported } = await read();
  const copy = { ...exported, code: 'copy', hosts: ['copy.example'], vendors: [] };
  expect((await run({ ...copy, colour: 1 })).said).toContain('colour: field_unknown');
  const withLogo = { ...(exported.settings as object), publicOrigin: 'https://copy.example' };
  // Pictures are the brand's own: a copy has its own put in.
  expect((await run({ ...copy, settings: withLogo })).said).toMatch(/settings\.logo\.\w+: picture_unknown/);
  const settings = { ...withLogo, logo: {} };
  expect(await run({ ...copy, settings })).toMatchObject({ code: 0, said: expect.stringContaining('copy.example') });
  server.server.forgetBrands();
  expect(await brandAt('copy.example')).toMatchObject({ brandName: 'North', defaultLanguage: 'TH' });
  await rm(folder, { recursive: true });
});
