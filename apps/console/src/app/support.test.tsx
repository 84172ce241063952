import { calls } from '@baize/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someStaff } from '../lib/render-console.fixture.tsx';
import { beginSession, endSession, leaveSession } from '../lib/session/session.ts';
import { answers, historyPath, prepareConsole, sent, serverTime, show, summary } from './console-app.fixture.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: vi.fn(), disconnect: () => undefined }),
}));
prepareConsole();

const openChat = async () => {
  await show('token-of-staff', '/console/chats');
  fireEvent.click(await screen.findByText('<b>lena</b>'));
  await screen.findByLabelText('Your answer');
};
const answer = (text: string) => {
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

it('shows chats with their unread counts; names and messages stay text', async () => {
  await show('token-of-staff', '/console/chats');
  expect(await screen.findByText('<b>lena</b>')).toBeTruthy();
  expect(screen.getAllByText('2 unread messages').length).toBe(2);
  expect(screen.getByText('VIP')).toBeTruthy();
  expect(document.title).toBe('Chats · Baize');
});

it('a chat has an address: reload and back work', async () => {
  await openChat();
  expect(location.search).toBe(`?chat=${summary.chatId}`);
  cleanup();
  await show('token-of-staff', location.pathname + location.search);
  expect(await screen.findByLabelText('Your answer')).toBeTruthy();
});

it('sends an answer; what was not sent comes back into the field and goes out under the same id', async () => {
  await openChat();
  answer('on its way');
  expect(await screen.findByText('on its way')).toBeTruthy();
  const works = answers[historyPath];
  answers[historyPath] = ({ body }) => {
    sent.push(JSON.parse(String(body as string)));
    throw new TypeError('line broken');
  };
  answer('arrived');
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent.');
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'arrived');
  if (works) answers[historyPath] = works;
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.messageId).toBe(sent[1]?.messageId);
  expect(sent[1]?.messageId).not.toBe(sent[0]?.messageId);
});

it('loses no word where the next answer was begun before the last one failed', async () => {
  await openChat();
  let breakLine = () => {};
  answers[historyPath] = ({ body }) => {
    if (typeof body !== 'string') return { list: [], hasMore: false, readByOther: 0 };
    return new Promise((_resolve, reject) => {
      breakLine = () => reject(new TypeError('line broken'));
    });
  };
  answer('the first answer');
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveProperty('value', ''));
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'the next' } });
  breakLine();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'the first answer\nthe next');
});

it('keeps what was written in each chat while another is looked at, and over the end of the session', async () => {
  const other = { ...summary, chatId: '01950000-0000-7000-8000-00000000000d', memberName: 'maria' };
  answers[calls.staffChats.path] = () => ({ list: [summary, other], total: 2, totalPages: 1, unread: 0 });
  const noMessages = () => ({ list: [], hasMore: false, readByOther: 0 });
  answers[calls.staffChatHistory.path.replace(':chatId', other.chatId)] = noMessages;
  await openChat();
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'half an answ' } });
  fireEvent.click(screen.getByText('maria'));
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveProperty('value', ''));
  fireEvent.click(screen.getByText('<b>lena</b>'));
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'half an answ'));
  act(() => endSession('token-of-staff'));
  await screen.findByText(/Your session has ended/);
  act(() => beginSession('token-of-staff-2'));
  // The address still names the chat.
  expect(await screen.findByLabelText('Your answer')).toHaveProperty('value', 'half an answ');
});

it('a stroke and a short name bring a quick answer in the language of the chat', async () => {
  answers[calls.staffQuickAnswers.path] = () => ({
    list: [
      {
        quickAnswerId: '01950000-0000-7000-8000-0000000000e1',
        code: 'thanks',
        texts: [{ language: 'TY', text: 'Thank you for waiting.' }],
        version: 1,
        changedAt: serverTime,
        changedBy: 'demostaff',
      },
    ],
  });
  await openChat();
  const field = screen.getByLabelText('Your answer');
  fireEvent.change(field, { target: { value: '/tha' } });
  expect(await screen.findByText('/thanks')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field).toHaveProperty('value', 'Thank you for waiting.');
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: '/none' } });
  expect(await screen.findByText('No quick answer has this short name.')).toBeTruthy();
});

it('takes a chat that nobody holds', async () => {
  const taken: unknown[] = [];
  answers[calls.staffChatHolder.path.replace(':chatId', summary.chatId)] = ({ body }) => {
    taken.push(JSON.parse(String(body)));
    return {};
  };
  await openChat();
  fireEvent.click(await screen.findByRole('button', { name: 'Take the chat' }));
  await waitFor(() => expect(taken).toEqual([{ staffId: someStaff.id }]));
});

it('shows nobody what another person wrote', async () => {
  await openChat();
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'half an answ' } });
  act(leaveSession);
  act(() => beginSession('token-of-another'));
  expect(await screen.findByLabelText('Your answer')).toHaveProperty('value', '');
});

it('says where a chat could not be closed', async () => {
  answers[calls.staffChatState.path.replace(':chatId', summary.chatId)] = () => {
    throw new TypeError('line broken');
  };
  await openChat();
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
});

it('offers a picture that did not come once more', async () => {
  const imageId = '01950000-0000-7000-8000-0000000000aa';
  const item = {
    feedbackId: '01950000-0000-7000-8000-0000000000bb',
    type: 'other',
    content: 'look',
    memberName: '',
    receivedAt: serverTime,
    handledAt: null,
    answer: '',
    answeredAt: null,
    imageIds: [imageId],
  };
  const picture = calls.staffFeedbackImage.path.replace(':imageId', imageId);
  answers[calls.staffFeedback.path] = () => ({ rows: [item], total: 1 });
  answers[picture] = () => ({ status: 500, message: 'internal_error' });
  await show('token-of-staff', '/console/feedback');
  const again = await screen.findByRole('button', { name: /Try again/ });
  answers[picture] = () => ({ image: 'data:image/webp;base64,AAAA' });
  fireEvent.click(again);
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy();
});
