// @covers table-chat-desk

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import { ChatPage } from './chat-page.tsx';

const message = {
  messageId: '01950000-0000-7000-8000-00000000000a',
  gameCode: 'roulette',
  member: 'lena',
  text: 'You are all <b>fools</b>',
  sentAt: '2026-03-04T05:06:07.000Z',
  reports: 2,
  removedBy: '',
  mutedUntil: null as string | null,
};
let asked: ReturnType<typeof fakeCalls>;

beforeEach(() => {
  let rows = [message];
  asked = fakeCalls({
    staffTableChat: () => ({ rows, total: rows.length }),
    staffTableChatDecide: () => {
      rows = [{ ...message, reports: 0, removedBy: 'anna' }];
      return {};
    },
    staffTableChatMute: () => {
      rows = [{ ...message, mutedUntil: '2026-03-05T05:06:07.000Z' }];
      return {};
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPanel() {
  await renderConsole(ChatPage);
  fireEvent.click(await screen.findByRole('button', { name: 'lena' }));
  return within(await screen.findByRole('dialog', { name: 'lena' }));
}

async function giveReason(title: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'insults' } });
  fireEvent.click(dialog.getByRole('button', { name: button }));
}

it('a reported message is removed with a reason, and is shown as text', async () => {
  const panel = await openPanel();
  expect(panel.getByText('You are all <b>fools</b>')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Remove' }));
  await giveReason('Remove the message of lena', 'Remove');
  await screen.findByText('Removed by');
  expect(asked.find(({ name }) => name === 'staffTableChatDecide')).toMatchObject({
    params: { messageId: message.messageId },
    body: { decision: 'remove', reason: 'insults' },
  });
});

it('its author is muted for a day, and then the mute can be lifted', async () => {
  const panel = await openPanel();
  fireEvent.click(panel.getByRole('button', { name: 'Mute' }));
  await giveReason('Mute lena', 'Mute');
  await screen.findByRole('button', { name: 'Lift the mute' });
  expect(asked.find(({ name }) => name === 'staffTableChatMute')).toMatchObject({
    body: { minutes: 1440, reason: 'insults' },
  });
});
