// @covers withdrawal-mails

import { expect, test } from 'vitest';
import type { OutboxMessage } from '../../modules/outbox/index.ts';
import { createMemberMails } from './member-mails.ts';

const message = {
  memberId: 'm',
  kind: 'withdrawalReceiptDue',
  reference: 'w/1',
  params: { amount: '12.50', currency: 'PHP', until: '2026-03-01T16:30:00.000Z' },
} as const;

function mailsOf(member: { language: 'TH' | null } | null, address: string | null) {
  const written: { brandId: string; mail: OutboxMessage }[] = [];
  const mails = createMemberMails({
    identity: {
      memberById: async () => (member ? ({ ...member, brandId: 'b' } as never) : null),
      mailAddressOf: async () => address,
    },
    brands: {
      introductionOf: async () => ({ name: 'Lucky', defaultLanguage: 'EN' }),
      settingsOf: async () => ({ timeZone: 'Asia/Manila' }) as never,
    },
    outbox: {
      statement: async (brandId, mail) => {
        written.push({ brandId, mail });
        return { name: 'kept', text: '', values: [] };
      },
    },
  });
  return { mails, written };
}

test('a warning leaves by mail in the brand’s language, with the moment in its zone', async () => {
  const { mails, written } = mailsOf({ language: null }, 'ana@example.com');
  expect(await mails(message)).toHaveLength(1);
  expect(written[0]).toMatchObject({
    brandId: 'b',
    mail: { channel: 'mail', to: 'ana@example.com', subject: 'Lucky: Please confirm your withdrawal' },
  });
  expect(written[0]?.mail.text).toMatch(/12\.50 PHP.*2 Mar 2026,? 00:30/s);
});

test('in the member’s own language where he chose one', async () => {
  const { mails, written } = mailsOf({ language: 'TH' }, 'ana@example.com');
  await mails(message);
  expect(written[0]?.mail.text).toMatch(/[\u0e00-\u0e7f]/);
});

test('nobody without an address is written to', async () => {
  for (const [member, address] of [
    [null, 'ana@example.com'],
    [{ language: null }, null],
  ] as const) {
    const { mails, written } = mailsOf(member, address);
    expect(await mails(message)).toEqual([]);
    expect(written).toEqual([]);
  }
});
