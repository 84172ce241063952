// @covers outbound-messages

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createLookupHash } from '../../platform/crypto/lookup-hash.ts';
import { createUsedNonces } from '../../platform/crypto/used-nonces.ts';
import { createBackground } from '../../platform/jobs/background.ts';
import { createSmtpDelivery } from '../outbox/index.ts';
import { type MailPeer, openMailPeer } from '../outbox/mail-peer.fixture.ts';
import { useOutbox } from '../outbox/outbox.fixture.ts';
import { createVerification } from './index.ts';

const harness = useOutbox();
const { clock } = harness;
const secret = 'a secret of thirty-two characters';
let peer: MailPeer;
beforeAll(async () => {
  peer = await openMailPeer();
});
afterAll(() => peer.close());

test('a code that waited for the mail server until it expired is not sent; one that is still good is', async () => {
  const url = `smtp://127.0.0.1:${peer.port}`;
  const outbox = harness.open({ sms: null, mail: createSmtpDelivery({ url, from: 'house@example.com' }) });
  // It works when the test says so, and never in the middle of it.
  await outbox.close();
  const background = createBackground((error) => void harness.failures.push(error));
  const verification = createVerification({
    ...harness,
    newId,
    secret,
    lookupHash: createLookupHash(secret),
    usedNonces: createUsedNonces(harness),
    outbox,
    background,
    raiseAlarm: () => undefined,
    brands: { settingsOf: () => Promise.reject(new Error('codes ask for no settings')) },
  });
  const ask = async (to: string) => {
    const binding = { brandId: harness.brandId, purpose: 'contact_new', formId: newId(), channel: 'mail', to } as const;
    const send = { where: async () => true };
    const sent = await verification.sendCode({ ...binding, ip: '192.0.2.1', brandName: 'House', language: 'EN', send });
    if (!sent.ok) throw new Error(sent.message);
    await background.idle();
    await outbox.work();
    return binding;
  };

  peer.answer = 'refused';
  const early = await ask('early@example.com');
  clock.advanceMs(5 * 60_000);
  const late = await ask('late@example.com');
  expect(await harness.rows()).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
  peer.received = [];
  peer.answer = 'taken';
  clock.advanceMs(5 * 60_000);
  await outbox.work();
  expect(await harness.rows()).toMatchObject([{ fault: 'expired' }, { status: 'sent' }]);
  expect(peer.received.map(({ to }) => to)).toEqual([[late.to]]);
  expect(harness.failures.splice(0)).toMatchObject([{ channel: 'mail', count: 1 }]);

  const [code = ''] = /\d{6}/.exec(peer.received[0]?.email.text ?? '') ?? [];
  expect(await verification.checkCode(late, code)).toBeNull();
  expect(await verification.checkCode(early, code)).toBe('code_expired');
});
