// @covers member-messages

import { messageKinds } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import type { MemberMessage } from '../api/message-list.ts';
import { MessagesPage } from './messages-page.tsx';

const sentAt = '2026-03-04T05:06:07.000Z';
let serial = 0;
const messageOf = (message: Partial<MemberMessage>): MemberMessage => {
  serial += 1;
  return { messageId: `m${serial}`, kind: 'staff', params: {}, written: null, sentAt, isRead: false, ...message };
};
let list: MemberMessage[];
let asked: { path: string; body: unknown }[];

beforeEach(() => {
  asked = [];
  stubServer((path, { body }: SentRequest) => {
    asked.push({ path, body });
    if (path === pathOf('messagesDelete')) list = [];
    const unread = list.filter(({ isRead }) => !isRead).length;
    if (path !== pathOf('messages')) return { unread };
    return { list, total: list.length, totalPages: Math.min(1, list.length), unread, asOf: sentAt };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const sent = (name: 'messagesRead' | 'messagesReadAll' | 'messagesDelete') =>
  asked.find(({ path }) => path === pathOf(name))?.body;

it('says what happened in the language in force, with amounts and times as the site writes them', async () => {
  list = [
    messageOf({ kind: 'depositPaid', params: { amount: '1250.00', currency: 'PLY' } }),
    messageOf({ kind: 'transferReceived', params: { amount: '3.00', currency: 'USD', sender: 'anna', note: '' } }),
  ];
  await renderSite(MessagesPage);
  fireEvent.click(await screen.findByRole('button', { name: /Deposit received/ }));
  await screen.findByText('Your deposit of P 1,250.00 has arrived in your wallet.');
  fireEvent.click(screen.getByRole('button', { name: /Transfer received/ }));
  await screen.findByText('anna has sent you USD 3.00. Note: –');
  expect(screen.queryByText(/has arrived in your wallet/)).toBeNull();
});

it('has a title and a text for every kind, and says so for one that it does not know', async () => {
  const kinds = Object.entries(messageKinds).filter(([kind]) => kind !== 'staff');
  list = kinds.map(([kind, types]) => {
    const params = Object.fromEntries(Object.keys(types).map((name) => [name, name === 'amount' ? '1.00' : sentAt]));
    return messageOf({ kind, params });
  });
  list.push(messageOf({ kind: 'ofTomorrow' }));
  await renderSite(MessagesPage);
  await screen.findByText('New message');
  const buttons = screen.getAllByRole('button', { expanded: false });
  expect(buttons).toHaveLength(kinds.length + 1);
  for (const button of buttons) {
    fireEvent.click(button);
    expect(document.body.textContent).not.toContain('memberMessages.');
  }
});

it('counts a message as read when it is opened, and all by one button', async () => {
  const letter = messageOf({ written: { title: 'Hello', text: 'We moved.\n<b>Really</b>' } });
  list = [letter];
  await renderSite(MessagesPage);
  fireEvent.click(await screen.findByRole('button', { name: /Hello/ }));
  await screen.findByText(/<b>Really<\/b>/);
  await waitFor(() => expect(sent('messagesRead')).toEqual({ messageIds: [letter.messageId] }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sent('messagesReadAll')).toEqual({ until: sentAt }));
});

it('asks before it deletes, and is empty after the last one', async () => {
  const letter = messageOf({ isRead: true, written: { title: 'Hello', text: 'We moved.' } });
  list = [letter];
  await renderSite(MessagesPage);
  fireEvent.click(await screen.findByRole('button', { name: /Hello/ }));
  expect(sent('messagesRead')).toBeUndefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' });
  expect(sent('messagesDelete')).toBeUndefined();
  const [confirm] = [...dialog.querySelectorAll('button')].filter((button) => button.textContent === 'Delete');
  if (!confirm) throw new Error('no button');
  fireEvent.click(confirm);
  await screen.findByText('No messages yet');
  expect(sent('messagesDelete')).toEqual({ messageIds: [letter.messageId] });
});

it('says why there is nothing to show, and tries again', async () => {
  let isBroken = true;
  list = [];
  stubServer(() =>
    isBroken ? refusal(503, 'service_unavailable') : { list: [], total: 0, totalPages: 0, unread: 0, asOf: sentAt },
  );
  await renderSite(MessagesPage);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  fireEvent.click(again);
  await screen.findByText('No messages yet');
});
