// @covers specified-client sms-codes captcha

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoBrandCode } from '../../src/demo/index.ts';
import { createLookupHash } from '../../src/platform/crypto/lookup-hash.ts';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { testSecret } from '../support/test-server.ts';
import { type SpecifiedClient, specifiedClient } from './specified-client.fixture.ts';

const db = useTestDatabase();
const clock = testClock();
const password = 'Lantern-90417';
const newPassword = 'Harbour-41709';

let server: LiveServer;
let client: SpecifiedClient;
let brandId: string;
let serial = 2_000_000;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  client = specifiedClient(server.url);
  brandId = (await db.owner.query(`select id from brands where code = '${demoBrandCode}'`)).rows[0].id;
  await setUp({ botChecks: [], loginCaptchaAfter: 1 });
});
afterAll(() => server.close());
// Codes are asked for at most once a second.
beforeEach(() => clock.advanceMs(1_000));

async function setUp(settings: object): Promise<void> {
  await db.owner.query('update brands set settings = settings || $1::jsonb where id = $2', [
    JSON.stringify(settings),
    brandId,
  ]);
  server.server.forgetBrands();
}

const newNumber = () => `917${++serial}`;
const newest = async (to: string) => {
  await server.server.background.idle();
  const messages = await server.server.outbox.latest(brandId, 20);
  const message = messages.find((one) => one.to === to);
  if (!message) throw new Error(`nothing went to ${to}`);
  return message;
};
const codeFor = async (mobileNum: string) => (await newest(`+63${mobileNum}`)).code;

/** Draws the visitor's picture and tells what stands on it: the row gets an answer that is known. */
async function readCaptcha(): Promise<string> {
  const answer = 'ABCDE';
  await client.get('/wps/captcha');
  const { rows } = await db.owner.query('select form_id, purpose from captchas where brand_id = $1', [brandId]);
  expect(rows).toHaveLength(1);
  const hash = createLookupHash(testSecret)('captcha', brandId, rows[0].form_id, rows[0].purpose, answer);
  await db.owner.query('update captchas set answer_hash = $1', [hash]);
  return answer;
}

/** What section 7 sends with a registration beside the user fields. */
const sentAlong = {
  login: true,
  registerUrl: 'http://site.example/register',
  domain: 'site.example',
  registerMethod: 'WEB',
};
const registerByName = (username: string, more: object = {}) =>
  client.seal('PUT', '/wps/member/register', {
    username,
    password,
    confirmPassword: password,
    ...sentAlong,
    ...more,
  });
const registerByNumber = async (mobileNum: string) => {
  const sent = await client.send('POST', '/wps/verification/sms/register', { countryDialingCode: '63', mobileNum });
  expect(sent).toMatchObject({ success: true, value: { expiredMinutes: 2 } });
  clock.advanceMs(1_000);
  return client.seal('PUT', '/wps/member/register/mobile', {
    username: mobileNum,
    mobileNum,
    countryDialingCode: '63',
    verificationCode: await codeFor(mobileNum),
    password,
    confirmPassword: password,
    ...sentAlong,
  });
};
const login = (fields: object) => client.seal('POST', '/wps/session/login', { type: 'username', ...fields });

describe('a client that sends what the specification names and no more', () => {
  test('registers by name, sees itself and logs out', async () => {
    const registered = await registerByName('specified1', { email: 'specified1@example.test' });
    expect(registered).toMatchObject({ success: true, value: { firstTimeLogin: true } });
    const { token } = registered.value;
    const info = await client.get('/wps/member/info', { token });
    expect(info.value).toMatchObject({ account: 'specified1', type: 0 });
    expect((await client.get('/wps/v2/wallets/balance', { token })).value.sumBalance).toBe('0.00');
    expect((await client.send('DELETE', '/wps/session/logout', undefined, token)).success).toBe(true);
    expect((await client.get('/wps/member/info', { token })).success).toBe(false);
  });

  test('logs in by name, with a captcha after a failed login', async () => {
    await registerByName('specified2');
    expect(await login({ username: 'specified2', password: 'wrong 1' })).toMatchObject({
      message: 'in_incorrect_password',
      value: { captcha: true },
    });
    const { value: picture } = await client.get('/wps/captcha');
    expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(await login({ username: 'specified2', password, captcha: '' })).toMatchObject({
      value: { fields: { captcha: { key: 'captcha_incorrect' } }, captcha: true },
    });
    const right = await readCaptcha();
    expect(await login({ username: 'specified2', password, captcha: right })).toMatchObject({ success: true });
  });

  test('registers by mobile number, and logs in by SMS and by number and password', async () => {
    const mobileNum = newNumber();
    expect(await registerByNumber(mobileNum)).toMatchObject({ success: true });
    clock.advanceMs(1_000);
    const sent = await client.send('POST', '/wps/verification/sms/noLogin', {
      countryDialingCode: '63',
      mobileNo: mobileNum,
    });
    expect(sent.success).toBe(true);
    const sms = { type: 'sms', mobileNum, verificationCode: await codeFor(mobileNum) };
    expect(await login(sms)).toMatchObject({ success: true, value: { passwordExpired: false } });
    expect((await login(sms)).success).toBe(false);
    expect((await login({ username: mobileNum, password })).success).toBe(true);
  });

  test('sets a forgotten password with an SMS code', async () => {
    const mobileNum = newNumber();
    await registerByNumber(mobileNum);
    clock.advanceMs(1_000);
    await client.send('POST', '/wps/verification/sms/noLogin', { countryDialingCode: '63', mobileNum });
    const body = { newPassword, mobileNum, verificationCode: await codeFor(mobileNum) };
    expect((await client.seal('POST', '/wps/member/password/verification', body)).success).toBe(true);
    expect((await login({ username: mobileNum, password: newPassword })).success).toBe(true);
  });

  test('asks for a new password by e-mail, and changes it', async () => {
    const { value } = await registerByName('specified3', { email: 'specified3@example.test' });
    const asked = await client.form('/wps/member/password/email', {
      username: 'specified3',
      email: 'specified3@example.test',
    });
    expect(asked.success).toBe(true);
    expect((await newest('specified3@example.test')).link).toContain('/login?reset=');
    const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    expect((await client.seal('POST', '/wps/member/password', change, value.token)).success).toBe(true);
  });

  test.each(['plain', 'encrypted'])('plays as a trial account, the body %s', async (how) => {
    const body = { os: 'macOS', platform: 'W', encrypted: 'x'.repeat(40), gateway: 3 };
    const path = '/wps/session/login/freeplay';
    const answer = how === 'plain' ? await client.send('POST', path, body) : await client.seal('POST', path, body);
    expect(answer).toMatchObject({ success: true });
    expect((await client.get('/wps/member/info', { token: answer.value.token })).value.type).toBe(4);
  });

  test('reads the help, the announcements, vendors, games and lotteries in the brand’s language', async () => {
    const { token } = (await registerByName('specified4')).value;
    const help = await client.get('/wps/system/helpCenter');
    expect(help.value).toEqual((await client.get('/wps/system/helpCenter', { query: { language: 'TY' } })).value);
    const announcements = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' };
    const listed = await client.get('/wps/relay/MCSFE_getListAnnouncements', { data: announcements });
    expect(listed.value.promotion.length).toBeGreaterThan(0);
    const vendors = await client.get('/wps/relay/GCSGAME_newGameVendor', {
      data: { platform: 'html5-desktop', flush: true },
    });
    expect(vendors.value.data.lanes.length).toBeGreaterThan(0);
    const games = { clientType: 3, platform: 'html5-desktop', channel: 'WEB', merchant: 'demo', gameType: 'RNG' };
    expect((await client.get('/wps/relay/GCSGAME_gameList', { data: games })).value.games.length).toBeGreaterThan(0);
    expect((await client.get('/wps/relay/GCSGAME_hotGamesV2')).success).toBe(true);
    expect((await client.get('/wps/relay/GCS_recentGame', { token })).success).toBe(true);
    expect((await client.get('/wps/relay/GCS_merchantWallet', { token })).success).toBe(true);
    for (const path of ['/lgw/games/game_menus', '/lgw/vn/games/game_menu', '/lgw/games/popular']) {
      expect((await client.get(path)).success, path).toBe(true);
    }
  });

  test('follows the brand: another default language is answered where none is named', async () => {
    await db.owner.query(`update brands set default_language = 'EN' where id = $1`, [brandId]);
    server.server.forgetBrands();
    const named = await client.get('/wps/system/helpCenter', { query: { language: 'EN' } });
    const plain = await client.get('/wps/system/helpCenter');
    await db.owner.query(`update brands set default_language = 'TY' where id = $1`, [brandId]);
    server.server.forgetBrands();
    expect(plain.value).toEqual(named.value);
  });

  test('may send fields that no server knows', async () => {
    expect(await registerByName('specified5', { deviceInfo: { model: 'x' }, blackbox: 'y' })).toMatchObject({
      success: true,
    });
    expect((await client.get('/wps/system/status', { query: { _t: '1' } })).success).toBe(true);
    const { token } = (await registerByName('specified6')).value;
    expect((await client.get('/wps/member/info', { query: { _t: '1' }, token })).success).toBe(true);
  });
});

describe('what the missing fields held', () => {
  test('a registration with the box unticked is refused', async () => {
    expect(await registerByName('specified7', { agreedToTerms: false })).toMatchObject({
      message: 'invalid_input',
      value: { fields: { agreedToTerms: { key: 'not_empty' } } },
    });
  });

  test('a code of one visitor is no good to another, and he cannot use up its tries', async () => {
    const mobileNum = newNumber();
    await registerByNumber(mobileNum);
    clock.advanceMs(1_000);
    await client.send('POST', '/wps/verification/sms/noLogin', { countryDialingCode: '63', mobileNum });
    const sms = { type: 'sms', mobileNum, verificationCode: await codeFor(mobileNum) };
    const stranger = specifiedClient(server.url, 'another browser');
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await stranger.seal('POST', '/wps/session/login', sms)).toMatchObject({
        value: { fields: { verificationCode: { key: 'invalid_verification_code' } } },
      });
    }
    expect((await login(sms)).success).toBe(true);
  });

  test('a captcha of one visitor is no good to another, and is used up by its first answer', async () => {
    await registerByName('specified8');
    await login({ username: 'specified8', password: 'wrong 1' });
    const right = await readCaptcha();
    const fields = { type: 'username', username: 'specified8', password, captcha: right };
    const stranger = specifiedClient(server.url, 'another browser');
    expect((await stranger.seal('POST', '/wps/session/login', fields)).success).toBe(false);
    expect((await login({ username: 'specified8', password: 'wrong 2', captcha: right })).message).toBe(
      'in_incorrect_password',
    );
    expect((await login(fields)).success).toBe(false);
  });
});
