// @covers affiliate-requests

import type { AffiliateApplication } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand, pathOf, refusal, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { AffiliateApplicationCard } from './components/affiliate-application.tsx';
import { OwnLink } from './components/own-link.tsx';
import { ReferFriends } from './components/refer-friends.tsx';
import { messageFault } from './message-rules.ts';

const applied: AffiliateApplication = {
  id: 'x',
  channel: 'website',
  audience: 'Readers',
  contact: 'a@b.example',
  message: 'I write about cards.',
  state: 'processing',
  reply: '',
  createdAt: '2026-03-04T05:06:07.000Z',
  decidedAt: null,
};
let application: AffiliateApplication | null = null;
let sent: unknown[] = [];
let refused: ReturnType<typeof refusal> | null = null;

beforeEach(() => {
  application = null;
  sent = [];
  refused = null;
  stubServer((_path, { body }) => {
    if (body === null) return { application };
    sent.push(body);
    return refused ?? { ...applied, ...(body as object) };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  ['', 'not_empty'],
  ['   ', 'not_empty'],
  ['too short', 'field_length'],
  [`  ${'a'.repeat(9)}  `, 'field_length'],
  ['a'.repeat(10), undefined],
  ['a'.repeat(500), undefined],
  ['a'.repeat(501), 'field_length'],
])('the message %j: %s', (text, key) => {
  expect(messageFault(text)?.key).toBe(key);
});

test('an application is checked, sent, and then shown as it stands', async () => {
  expect(pathOf('affiliateApplicationState')).toBe(pathOf('applyAsAffiliate'));
  await renderSite(() => <AffiliateApplicationCard />, '/affiliate');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the application' }));
  await waitFor(() => expect(screen.getAllByText('Input cannot be empty')).toHaveLength(3));
  expect(sent).toEqual([]);
  fill('Whom do you reach?', 'Readers');
  fill('How do we reach you?', 'a@b.example');
  fill('Your message', 'Too short');
  fireEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  expect(await screen.findByText('Please enter 10 - 500 characters')).toBeTruthy();
  fill('Your message', 'I write about cards.');
  fireEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  expect(await screen.findByRole('heading', { name: 'Your application has arrived' })).toBeTruthy();
  const { channel, audience, contact, message } = applied;
  expect(sent).toEqual([{ channel, audience, contact, message }]);
});

test('a refusal is shown and what was written stays', async () => {
  refused = refusal(409, 'request_pending');
  await renderSite(() => <AffiliateApplicationCard />, '/affiliate');
  await screen.findByRole('button', { name: 'Send the application' });
  fill('Whom do you reach?', 'Readers');
  fill('How do we reach you?', 'a@b.example');
  fill('Your message', 'I write about cards.');
  fireEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  expect((await screen.findByRole('alert')).textContent).toContain('open request of this kind');
  expect((screen.getByLabelText('Your message') as HTMLTextAreaElement).value).toBe('I write about cards.');
});

test('a rejected one shows the answer and can be made anew; an approved one cannot', async () => {
  application = { ...applied, state: 'rejected', reply: 'Not now.', decidedAt: '2026-03-05T05:06:07.000Z' };
  await renderSite(() => <AffiliateApplicationCard />, '/affiliate');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the application' })).toBeTruthy());
  cleanup();
  application = { ...applied, state: 'approved', decidedAt: '2026-03-05T05:06:07.000Z' };
  await renderSite(() => <AffiliateApplicationCard />, '/affiliate');
  expect(await screen.findByRole('heading', { name: 'You are in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull();
});

test('the friends who joined are all that the server counts, also by links that it does not list', async () => {
  const link = {
    code: 'forum',
    domain: 'a.example',
    url: 'https://a.example/register?referralCode=forum',
    label: 'Forum',
    registrations: 2,
    createdAt: '2026-03-04T05:06:07.000Z',
    endedAt: null,
  };
  const ended = { ...link, code: 'blog', registrations: 3, endedAt: '2026-03-05T05:06:07.000Z' };
  const totals = { registrations: 1_234, working: 1 };
  stubServer((path) => (path === pathOf('referralLinks') ? { list: [ended, link], mostActive: 20, totals } : brand));
  await renderSite(() => <OwnLink>The team</OwnLink>, '/?agent=agentTeamOverview');
  expect(await screen.findByText(link.url)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  expect(screen.getByText('The team')).toBeTruthy();
  cleanup();
  await renderSite(() => <ReferFriends>How it works</ReferFriends>, '/refer');
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  await screen.findByText('Friends who joined');
  expect([figure('Friends who joined'), figure('Active links')]).toEqual(['1,234', '1']);
  expect(screen.getByText(link.url)).toBeTruthy();
  expect(screen.getByText('How it works')).toBeTruthy();
});
