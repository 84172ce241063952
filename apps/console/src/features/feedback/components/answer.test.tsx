// @covers feedback-answers

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeFailure, fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import { FeedbackPage } from './feedback-page.tsx';

const feedbackId = '01950000-0000-7000-8000-00000000000a';
const waiting = {
  feedbackId,
  type: 'deposit',
  content: 'Where is it?',
  memberName: 'lena',
  canBeAnswered: true,
  receivedAt: '2026-03-04T05:06:07.000Z',
  handledAt: null,
  answer: '',
  answeredAt: null as string | null,
  imageIds: [],
};
let rows: (typeof waiting)[];
let refusal: FakeFailure | null;
let asked: ReturnType<typeof fakeCalls>;

beforeEach(() => {
  rows = [waiting];
  refusal = null;
  asked = fakeCalls({
    staffFeedback: () => ({ rows, total: rows.length }),
    staffFeedbackAnswer: ({ body }) => {
      if (refusal) return refusal;
      rows = [{ ...waiting, answer: String(body.answer), answeredAt: '2026-03-05T05:06:07.000Z' }];
      return {};
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function answerWith(text: string) {
  await renderConsole(FeedbackPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer to lena' }));
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: text } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  return dialog;
}

it('sends an answer once, and shows it beside the feedback', async () => {
  await answerWith('At noon.');
  await screen.findByText('At noon.');
  expect(asked.find(({ name }) => name === 'staffFeedbackAnswer')).toMatchObject({
    params: { feedbackId },
    body: { answer: 'At noon.' },
  });
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
});

it('says when a colleague has answered otherwise', async () => {
  refusal = new FakeFailure('already_decided');
  const dialog = await answerWith('At noon.');
  await dialog.findByText('This was decided otherwise before.');
});

it('offers no answer to a visitor without an account', async () => {
  rows = [{ ...waiting, memberName: '', canBeAnswered: false }];
  await renderConsole(FeedbackPage);
  await screen.findByText('Where is it?');
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
});
