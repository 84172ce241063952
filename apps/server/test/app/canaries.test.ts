// @covers personal-data-sealed

import { type Call, type CallName, calls } from '@baize/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../support/fake-ports.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const lines: string[] = [];
const answers: string[] = [];
let server: TestServer;
let app: Awaited<ReturnType<typeof buildTestApp>>;

/** What a member tells in confidence, and his secrets; each is found nowhere else by chance. */
const canary = {
  payeeName: 'Canaria Quillfeather',
  email: 'canary-7f3a@quillfeather.example',
  mobileNum: '9171357924',
  idNumber: 'ID-CANARY-8841',
  line: 'line-canary-8842',
  whatsapp: 'whatsapp-canary-8843',
  facebook: 'facebook-canary-8844',
  wechat: 'wechat-canary-8845',
  qqNum: 'qq-canary-8846',
  birthday: '1971-02-03',
  password: 'canary password 42',
  newPassword: 'canary password 43',
  card: '4539578763621486',
};

beforeAll(async () => {
  server = await openTestServer(db, clock);
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  app = await buildTestApp({ ports: server.server.ports, logger });
  const rules = (await db.owner.query('select settings from brands')).rows[0].settings.registration.fields;
  const rule = { ...rules.affiliateCode, maxLength: 100 };
  const shown = ['payeeName', 'idNumber', 'line', 'whatsapp', 'facebook', 'wechat', 'qqNum'];
  const fields = {
    email: rules.email,
    ...Object.fromEntries(shown.map((name) => [name, rule])),
    birthday: { ...rule, acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$', patternId: 8 },
  };
  const settings = { registration: { fields }, botChecks: [], loginCaptchaAfter: null };
  await db.owner.query('update brands set settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  server.server.forgetBrands();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function send(name: CallName, body: object, headers: Record<string, string> = {}) {
  const call: Call = calls[name];
  const json = JSON.stringify(body);
  const form = new URLSearchParams(body as Record<string, string>).toString();
  const type = call.encrypted ? 'jose' : call.form ? 'x-www-form-urlencoded' : 'json';
  const response = await app.inject({
    method: call.method,
    url: call.path,
    headers: { ...headers, 'content-type': `application/${type}` },
    payload: call.encrypted ? await server.seal(json, call) : call.form ? form : json,
  });
  answers.push(response.body);
  return response.json();
}

test('what a member tells in confidence is sealed at rest, in no log, and in no answer but masked', async () => {
  const formId = crypto.randomUUID();
  const number = { countryDialingCode: '63', mobileNum: canary.mobileNum };
  expect((await send('smsRegister', { ...number, formId })).success).toBe(true);
  const [sms] = await server.server.outbox.latest((await db.owner.query('select id from brands')).rows[0].id, 1);
  const { card, newPassword, ...told } = canary;
  const registered = await send('registerMobile', {
    ...told,
    ...number,
    formId,
    verificationCode: sms?.code,
    confirmPassword: canary.password,
    agreedToTerms: true,
  });
  expect(registered.success, JSON.stringify(registered)).toBe(true);
  const { token } = registered.value;
  const info = await app.inject({ url: calls.memberInfo.path, headers: { token } });
  // The whole number is shown to its owner alone, as the name of his account (spec decision 31).
  const { account: own, userName } = info.json().value;
  expect([own, userName]).toEqual([`+63${canary.mobileNum}`, `+63${canary.mobileNum}`]);
  answers.push(info.body.replaceAll(own, ''));
  const username = canary.mobileNum;
  expect((await send('login', { username, password: 'a wrong password 1' })).message).toBe('in_incorrect_password');
  expect((await send('login', { username, password: canary.password })).success).toBe(true);
  await send('login', { username: canary.card, password: canary.card });
  await send('registerMobile', { ...told, ...number, confirmPassword: 'other', agreedToTerms: true });
  await send('forgotPasswordByEmail', { username, email: canary.email });
  await server.server.background.idle();
  const changed = await send('changePassword', { newPassword, confirmNewPassword: newPassword }, { token });
  expect(changed.success, changed.message).toBe(true);
  await server.server.background.idle();

  const tables = await db.owner.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const dump: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await db.owner.query(`select to_jsonb(t)::text as row from "${name}" t`);
    dump.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  expect(dump.length).toBeGreaterThan(20);
  const secrets = [...Object.values(canary), sms?.code ?? '', token];
  for (const secret of secrets) {
    expect(
      dump.filter((row) => row.includes(secret)),
      secret,
    ).toEqual([]);
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([]);
    if (secret !== token)
      expect(
        answers.filter((answer) => answer.includes(secret)),
        secret,
      ).toEqual([]);
  }
  expect(info.json().value).toMatchObject({ emailMasked: 'c•••@quillfeather.example' });
});
