// @covers feedback feedback-images

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { FeedbackForm } from './feedback-form.tsx';

interface Sent {
  feedbackId: string;
  type: string;
  content: string;
  imageIds: string[];
}
let sent: Sent[] = [];
let uploads = 0;
let answer: (body: Sent) => unknown;
let answerUpload: () => unknown;

beforeEach(() => {
  sent = [];
  uploads = 0;
  answer = ({ feedbackId }) => ({ feedbackId, receivedAt: '2026-03-04T05:06:07.000Z' });
  answerUpload = () => ({ imageId: `image-${uploads}` });
  stubServer((path, { body }) => {
    if (path === pathOf('feedbackSettings')) {
      const types = ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'];
      return { types, minLength: 10, maxLength: 500, maxImages: 3, maxImageBytes: 5_242_880 };
    }
    if (path === pathOf('feedbackImage')) {
      uploads += 1;
      return answerUpload();
    }
    sent.push(body as Sent);
    return answer(body as Sent);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const content = 'My withdrawal has not arrived.';
const open = async () => {
  await renderSite(FeedbackForm);
  await screen.findByLabelText('What is it about?');
};
const fill = (type = 'withdrawal', text = content) => {
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: type } });
  fireEvent.change(screen.getByLabelText('Your feedback or complaint'), { target: { value: text } });
};
const file = (name: string, type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type });
const add = (...files: File[]) => fireEvent.change(screen.getByLabelText('Pictures (optional)'), { target: { files } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

it('takes the address of a visitor who wants an answer, and asks no member for one', async () => {
  await renderSite(FeedbackForm, '/feedback', null);
  fireEvent.change(await screen.findByLabelText('Your email (optional)'), { target: { value: ' guest@example.com ' } });
  fill();
  submit();
  await waitFor(() => expect(sent).toMatchObject([{ email: 'guest@example.com' }]));
  cleanup();
  await open();
  expect(screen.queryByLabelText('Your email (optional)')).toBeNull();
});

it('offers the question types of the specification', async () => {
  await open();
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Please choose', 'Deposit', 'Withdrawal', 'Game', 'Customer service', 'Application', 'Other']);
});

it.each(['', 'too short', 'x'.repeat(501)])('refuses content %j under its field', async (text) => {
  await open();
  fill('', text);
  submit();
  expect(await screen.findByText('Content length must be between 10 and 500 characters')).toBeTruthy();
  expect(screen.getByText('Input cannot be empty')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('uploads the pictures, sends them in their order and thanks', async () => {
  await open();
  fill();
  add(file('one.png'), file('<b>two</b>.jpg', 'image/jpeg'));
  expect(screen.getByText('<b>two</b>.jpg')).toBeTruthy();
  submit();
  expect(await screen.findByText('Thank you. Your feedback has arrived.')).toBeTruthy();
  expect(sent).toMatchObject([{ type: 'withdrawal', content, imageIds: ['image-1', 'image-2'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Write another one' }));
  expect(screen.getByLabelText('Your feedback or complaint')).toHaveProperty('value', '');
});

it.each([
  ['Image must not exceed 5MB', () => [file('large.png', 'image/png', 5 * 1024 * 1024 + 1)]],
  ['Only png or jpg images can be uploaded', () => [file('page.svg', 'image/svg+xml')]],
  ['Cannot upload more than 3 images', () => ['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`))],
])('says "%s"', async (words, files) => {
  await open();
  add(...files());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(uploads).toBe(0);
});

it('says what the server found wrong with a picture', async () => {
  await open();
  fill();
  add(file('not-really.png'));
  answerUpload = () => refusal(400, 'invalid_input', { fields: { upload: { key: 'image_type' } } });
  submit();
  expect(await screen.findByText('Only png or jpg images can be uploaded')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('keeps everything over a lost answer, uploads no picture twice and sends under the same id', async () => {
  await open();
  fill();
  add(file('one.png'));
  answer = () => {
    throw new TypeError('line broken');
  };
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
  answer = ({ feedbackId }) => ({ feedbackId, receivedAt: '2026-03-04T05:06:07.000Z' });
  submit();
  expect(await screen.findByText('Thank you. Your feedback has arrived.')).toBeTruthy();
  expect(uploads).toBe(1);
  expect(new Set(sent.map(({ feedbackId }) => feedbackId)).size).toBe(1);
});

it('offers another try when its settings do not come', async () => {
  stubServer(() => refusal(503, 'service_unavailable'));
  await renderSite(FeedbackForm);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
});
