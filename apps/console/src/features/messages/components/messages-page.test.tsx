// @covers staff-messages

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import { MessagesPage } from './messages-page.tsx';

const scheduled = {
  messageId: '01950000-0000-7000-8000-00000000000a',
  audience: { to: 'segment', names: [], labels: ['gold'], minRank: 3, maxRank: 100, languages: ['TH'] },
  texts: [{ language: 'TY', title: 'New lobby <b>', text: 'Have a look.' }],
  state: 'scheduled',
  writtenBy: 'demostaff',
  writtenAt: '2026-03-04T05:06:07.000Z',
  sendAt: '2026-03-05T05:06:07.000Z',
  sentAt: null,
  recipients: 0,
};
let rows: object[];
let unknownNames: string[];
let asked: ReturnType<typeof fakeCalls>;

beforeEach(() => {
  rows = [scheduled];
  unknownNames = [];
  asked = fakeCalls({
    staffMessages: () => ({ rows, total: rows.length }),
    staffMessagePreview: () => ({ recipients: 2, unknownNames }),
    staffMessageWrite: ({ body }) => ({ messageId: body.messageId, sendAt: '2026-03-05T05:06:07.000Z' }),
    staffMessageWithdraw: () => {
      rows = [{ ...scheduled, state: 'withdrawn' }];
      return {};
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const sent = (name: string) => asked.find((request) => request.name === name);

async function writeDraft(when = '2099-03-29T09:30') {
  await renderConsole(MessagesPage, '/page?act=write');
  const panel = within(await screen.findByRole('dialog', { name: 'Write a message' }));
  fireEvent.change(panel.getByLabelText('Names'), { target: { value: 'lena\nmax' } });
  fireEvent.change(panel.getByLabelText('Title'), { target: { value: 'Hello' } });
  fireEvent.change(panel.getByLabelText('Text'), { target: { value: 'We moved.' } });
  fireEvent.change(panel.getByLabelText('When'), { target: { value: when } });
  fireEvent.click(panel.getByRole('button', { name: 'Preview' }));
  return panel;
}

it('shows whom a message goes to, and takes it back until it goes out', async () => {
  await renderConsole(MessagesPage);
  await screen.findByText('Labels: gold · Rank 3 to 100 · ไทย');
  fireEvent.click(screen.getByRole('button', { name: 'New lobby <b>' }));
  const panel = within(await screen.findByRole('dialog', { name: 'New lobby <b>' }));
  fireEvent.click(panel.getByRole('button', { name: 'Withdraw' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  fireEvent.click(confirm.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(sent('staffMessageWithdraw')).toMatchObject({ params: { messageId: scheduled.messageId } });
});

it('sends nothing before it has shown to how many it goes, when, and how it reads', async () => {
  const panel = await writeDraft();
  await panel.findByText('2 members get it');
  expect(panel.getByRole('heading', { name: 'Hello' })).toBeTruthy();
  expect(sent('staffMessageWrite')).toBeUndefined();
  fireEvent.click(panel.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Labels: gold · Rank 3 to 100 · ไทย');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('staffMessageWrite')?.body).toMatchObject({
    audience: { to: 'names', names: ['lena', 'max'] },
    texts: [{ language: 'TY', title: 'Hello', text: 'We moved.' }],
    sendAt: '2099-03-29T01:30:00.000Z',
  });
});

it('names those that no member is called by, and does not send', async () => {
  unknownNames = ['max'];
  const panel = await writeDraft();
  expect((await panel.findByRole('alert')).textContent).toContain('max');
  expect(panel.getByRole('button', { name: 'Schedule' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(panel.getByRole('button', { name: 'Back' }));
  expect((panel.getByLabelText('Names') as HTMLTextAreaElement).value).toBe('lena\nmax');
});

it('takes no time that is over', async () => {
  const panel = await writeDraft('2020-03-29T09:30');
  await vi.waitFor(() => expect(panel.getByLabelText('When').getAttribute('aria-invalid')).toBe('true'));
  expect(sent('staffMessagePreview')).toBeUndefined();
});

it('says at the field what is missing', async () => {
  await renderConsole(MessagesPage, '/page?act=write');
  const panel = within(await screen.findByRole('dialog', { name: 'Write a message' }));
  fireEvent.click(panel.getByRole('button', { name: 'Preview' }));
  await vi.waitFor(() => expect(panel.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true'));
  expect(sent('staffMessagePreview')).toBeUndefined();
});
