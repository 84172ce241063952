// @covers forgot-password outbound-messages dropped-messages-metric

import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createSmsHttpDelivery, createSmtpDelivery } from './index.ts';
import { type MailPeer, openMailPeer } from './mail-peer.fixture.ts';
import type { Deliveries } from './message.ts';
import { mail, nothing, sms, useOutbox } from './outbox.fixture.ts';

const harness = useOutbox();
const { clock, open, rows } = harness;
const listening = async (server: Server | HttpServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('an outbox without providers', () => {
  test('keeps every message sealed, and shows it to whoever opens it', async () => {
    const box = open();
    expect(await box.deliver(harness.brandId, sms)).toBe(true);
    const stored = await harness.owner.query('select to_jsonb(outbox_messages)::text as row from outbox_messages');
    expect(stored.rows[0].row).not.toMatch(/9171234567|123456 is/);
    expect(await box.latest(harness.brandId, 5)).toMatchObject([{ ...sms, status: 'sent' }]);
  });

  test('gives a message as a statement for the transaction of somebody else', async () => {
    const box = open();
    const { text, values } = await box.statement(harness.brandId, mail);
    expect(await box.latest(harness.brandId, 5)).toEqual([]);
    await harness.owner.query(text, [...values]);
    expect(await box.latest(harness.brandId, 5)).toMatchObject([{ ...mail, status: 'waiting' }]);
  });

  test('writes a line for each message to the file of a development installation', async () => {
    const file = path.join(tmpdir(), `outbox-${newId()}.jsonl`);
    const box = open(nothing, { file });
    await box.deliver(harness.brandId, sms);
    await box.post(harness.brandId, mail);
    await box.work();
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([sms, mail]);
    await rm(file);
  });
});

describe('SMS over HTTP', () => {
  let provider: HttpServer;
  let url: string;
  const asked: { path: string | undefined; authorization: string | undefined; form: Record<string, string> }[] = [];
  let answer: { status: number; body: string } | 'silence';
  beforeAll(async () => {
    provider = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { authorization } = request.headers;
      asked.push({ path: request.url, authorization, form: Object.fromEntries(new URLSearchParams(body)) });
      if (answer !== 'silence')
        response
          .writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' })
          .end(answer.body);
    });
    url = `http://127.0.0.1:${await listening(provider)}/2010-04-01`;
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });
  const deliveries = (): Deliveries => ({
    sms: createSmsHttpDelivery({ url, account: 'AC1', token: 's3cret', from: '+15550100' }),
    mail: null,
  });

  test('is a form post with the account’s credentials', async () => {
    answer = { status: 201, body: '{"sid":"SM1"}' };
    expect(await open(deliveries()).deliver(harness.brandId, sms)).toBe(true);
    expect(asked.at(-1)).toEqual({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:s3cret').toString('base64')}`,
      form: { To: sms.to, From: '+15550100', Body: sms.text },
    });
  });

  test('to a provider that sends on elsewhere is not sent on, nor are its credentials', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      answer = { status, body: '' };
      const before = asked.length;
      expect(await open(deliveries()).deliver(harness.brandId, sms)).toBe(false);
      expect(asked.slice(before).map(({ path }) => path)).toEqual(
        asked.slice(before).map(() => '/2010-04-01/Accounts/AC1/Messages.json'),
      );
    }
  });

  test.each([
    [{ status: 400, body: '{"code":21211,"message":"The number +639171234567 is not valid"}' }, 'http_400_21211'],
    [{ status: 400, body: '{"code":"+639171234567 is not valid"}' }, 'http_400_'],
    [{ status: 400, body: 'null' }, 'http_400_'],
    [{ status: 500, body: 'oops' }, 'http_500_'],
    ['silence' as const, 'Error'],
  ])('that fails (%j) says so, and keeps no word of the provider', async (given, fault) => {
    answer = given;
    expect(
      await open(deliveries(), { deliveryTimeoutMs: given === 'silence' ? 400 : 10_000 }).deliver(harness.brandId, sms),
    ).toBe(false);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'failed' });
    expect(harness.dropped).toEqual(['sms given_up']);
    expect(row?.fault).toContain(fault === 'Error' ? '' : fault);
    expect(JSON.stringify(row)).not.toContain('9171234567');
  });
});

describe('mail over SMTP', () => {
  let peer: MailPeer;
  beforeAll(async () => {
    peer = await openMailPeer();
  });
  afterAll(() => peer.close());
  const deliveries = (url = `smtp://house:p%40ss%2Fword@127.0.0.1:${peer.port}`): Deliveries => ({
    sms: null,
    mail: createSmtpDelivery({ url, from: 'house@example.com' }),
  });

  test('arrives with every accent, once the outbox works', async () => {
    const box = open(deliveries(), { deliveryTimeoutMs: 5_000 });
    await box.post(harness.brandId, mail);
    expect(await rows()).toMatchObject([{ status: 'waiting' }]);
    await box.work();
    expect(peer.received).toHaveLength(1);
    expect(peer.received[0]).toMatchObject({ to: [mail.to], user: 'house', email: { subject: mail.subject } });
    expect(peer.received[0]?.email.text?.trim()).toBe(mail.text);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, fault: null }]);
    await box.work();
    expect(peer.received).toHaveLength(1);
  });

  test('to an address with line breaks in it forges no header and reaches nobody else', async () => {
    const before = peer.received.length;
    const box = open(deliveries(), { deliveryTimeoutMs: 5_000 });
    await box.post(harness.brandId, {
      ...mail,
      to: 'a@example.com\r\nBcc: evil@example.com',
      subject: 'x\r\nBcc: evil@example.com',
    });
    await box.work();
    for (const { to, email } of peer.received.slice(before)) {
      expect(to).not.toContain('evil@example.com');
      expect(email.bcc ?? []).toEqual([]);
    }
  });

  test('that is refused is tried four times, then given up', async () => {
    const box = open(deliveries(`smtp://house:wrong@127.0.0.1:${peer.port}`), { deliveryTimeoutMs: 5_000 });
    await box.post(harness.brandId, mail);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await box.work();
      clock.advanceMs(30 * 60_000);
    }
    expect(await rows()).toEqual([{ status: 'failed', attempts: 4, fault: 'EAUTH' }]);
    expect(harness.dropped).toEqual(['mail given_up']);
  });

  test('to a server that says nothing holds nobody else up', async () => {
    const silent = createSocketServer(() => undefined);
    const url = `smtp://127.0.0.1:${await listening(silent)}`;
    const box = open({ ...deliveries(url), sms: async () => undefined }, { deliveryTimeoutMs: 3_000 });
    await box.post(harness.brandId, mail);
    const done: string[] = [];
    const working = box.work().then(() => done.push('the silent one was given up'));
    expect(await box.deliver(harness.brandId, sms)).toBe(true);
    await box.post(harness.brandId, mail);
    done.push('all others were served');
    await working;
    expect(done).toEqual(['all others were served', 'the silent one was given up']);
    expect(await rows()).toContainEqual({ status: 'waiting', attempts: 1, fault: 'Error' });
    silent.close();
  });
});

test('SMS that hang hold no mail up', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let hanging = 0;
  const mailed: string[] = [];
  const box = open(
    {
      sms: () => {
        hanging += 1;
        return answered;
      },
      mail: async ({ to }) => void mailed.push(to),
    },
    { deliveryTimeoutMs: 60_000 },
  );
  for (let count = 0; count < 8; count += 1) await box.post(harness.brandId, sms);
  await expect.poll(() => hanging, { timeout: 20_000 }).toBe(8);
  await box.post(harness.brandId, mail);
  await expect.poll(() => mailed, { timeout: 20_000 }).toEqual([mail.to]);
  answer();
});

test('of two processes that work at the same moment, one sends each message', async () => {
  let sent = 0;
  const counting: Deliveries = {
    sms: async () => {
      sent += 1;
    },
    mail: null,
  };
  const first = open(counting);
  const second = open(counting);
  for (let count = 0; count < 20; count += 1) await first.post(harness.brandId, sms);
  for (let turn = 0; turn < 4; turn += 1) await Promise.all([first.work(), second.work()]);
  expect(sent).toBe(20);
});

test('in development the console shows the code of a message that no provider takes, and none of another', async () => {
  const said: string[] = [];
  const deliveries: Deliveries = { sms: null, mail: async () => undefined };
  const log = (line: string) => void said.push(line);
  const box = open(deliveries, { log });
  expect(await box.deliver(harness.brandId, sms)).toBe(true);
  expect(await box.deliver(harness.brandId, mail)).toBe(true);
  expect(said).toEqual([`No sms provider is set. To ${sms.to}: 123456`]);
});
