// @covers site-social-link site-contact-change site-account-page vip-service

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memberIconKey } from '../../../../lib/account/member-icon.ts';
import { completeSession } from '../../../../lib/session/session.ts';
import {
  type Answering,
  brand,
  member,
  pathOf,
  refusal,
  renderSite,
  stubServer,
} from '../../../../lib/testing/render-site.fixture.tsx';
import { securityAnswers } from '../security/security.fixture.ts';
import { AccountPage } from './account-page.tsx';

const picture = 'data:image/webp;base64,UklGRg==';
const here = {
  id: '0198-here',
  current: true,
  createdAt: '2026-03-04T05:06:07.000Z',
  lastSeenAt: '2026-03-04T05:06:07.000Z',
  ip: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36',
};
const elsewhere = {
  ...here,
  id: '0198-there',
  current: false,
  ip: '198.51.100.9',
  userAgent: 'Mozilla/5.0 (iPhone) Safari/604',
};
let answers: Record<string, Answering>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = {
    ...securityAnswers(),
    [pathOf('balance')]: () => ({ sumBalance: '1250.00', currency: 'PLY', currencySymbol: 'P' }),
    [pathOf('memberIcon')]: () => ({ icon: '' }),
    [pathOf('sessionList')]: () => ({ list: [here, elsewhere] }),
  };
  stubServer((path, request) => {
    sent.push({ path, body: request.body });
    return answers[path]?.(path, request) ?? {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => (
  <AccountPage member={{ ...member, mobileMasked: '+63 ••••••4567', emailMasked: '' }} onSignOut={vi.fn()} />
);
/** The page waits for what the account still misses. */
async function show(...site: Parameters<typeof renderSite>) {
  const shown = await renderSite(...site);
  await screen.findByRole('button', { name: 'Change the password' });
  return shown;
}
const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText(/picture$/, { selector: 'input' }), { target: { files: [file] } });

it('shows club rank and labels with their colour, and nothing of who has none', async () => {
  const standing = {
    clubLabel: { labelName: 'Gold', rankLevel: 5 },
    memberLabel: ['Founder', 'Tester'],
    memberLabelColor: 'teal',
  };
  await show(() => <AccountPage member={{ ...member, ...standing }} onSignOut={vi.fn()} />);
  await screen.findByText('Gold (level 5)');
  const labels = screen.getByText('Founder').closest('ul');
  expect(within(labels as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(labels?.querySelector<HTMLElement>('[style]')?.style.backgroundColor).toBe('teal');
  cleanup();
  await show(Page);
  await screen.findByText('P 1,250.00');
  expect([screen.queryByText('Club rank'), screen.queryByText('Labels')]).toEqual([null, null]);
});

it('shows name, kind, balance and masked contacts', async () => {
  await show(Page);
  await screen.findByText('P 1,250.00');
  expect(screen.getByText('+63 ••••••4567')).toBeTruthy();
  expect(screen.getByText('Not added')).toBeTruthy();
});

it('leads to the change of number and address, and says until when nothing is paid out', async () => {
  const coolingOffUntil = '2026-03-05T05:06:07.000Z';
  const Held = () => (
    <AccountPage member={{ ...member, mobileMasked: '+63 ••••••4567', coolingOffUntil }} onSignOut={vi.fn()} />
  );
  const { search } = await show(Held, '/?member=securityCenter');
  expect(screen.getByText(/Withdrawals are open again on 5 Mar 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change: Mobile number' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'changeMobile' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add: Email' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'changeEmail' }));
});

it('shows linked accounts, which nothing takes apart, and leads to a new link', async () => {
  answers[pathOf('socialLinks')] = () => ({
    list: [
      { provider: 'one', name: 'One', linkedAt: '2026-03-04T05:06:07.000Z' },
      { provider: 'two', name: 'Two', linkedAt: null },
    ],
  });
  const socialLogins = [
    { provider: 'one', name: 'One' },
    { provider: 'two', name: 'Two' },
  ];
  const { search } = await show(Page, '/', member, { ...brand, socialLogins });
  const links = within(screen.getByRole('region', { name: 'Linked accounts' }));
  await links.findByText(/Since 4 Mar 2026/);
  expect(links.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(links.getByRole('button', { name: 'Link with Two' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'linkSocial', provider: 'two' }));
});

it('lists the devices and ends another one, never this one', async () => {
  await show(Page);
  const devices = within(screen.getByRole('region', { name: 'Your devices' }));
  const items = await devices.findAllByRole('listitem');
  expect(items[0]?.textContent).toContain('Chrome on WindowsThis device');
  expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
  answers[pathOf('sessionList')] = () => ({ list: [here] });
  fireEvent.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  expect(sent.some(({ path }) => path === '/wps/member/sessions/0198-there')).toBe(true);
});

it('refuses a file that is no picture or too large before it is sent', async () => {
  await show(Page);
  chooseFile(new File(['x'], 'a.gif', { type: 'image/gif' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Only PNG or JPG pictures can be used');
  chooseFile(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The picture must not exceed 5 MB'));
  expect(sent.some(({ body }) => body instanceof Blob)).toBe(false);
});

it('uploads a picture, shows the server’s, and takes it away again', async () => {
  answers[pathOf('uploadIcon')] = (_, { body }) => ({ icon: body instanceof Blob ? picture : '' });
  await show(Page);
  chooseFile(new File(['png'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(document.querySelector(`img[src="${picture}"]`)).not.toBeNull());
  answers[pathOf('removeIcon')] = () => ({});
  fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(document.querySelector(`img[src="${picture}"]`)).toBeNull());
});

it("keeps a picture that arrives late out of the next account's answers", async () => {
  answers[pathOf('uploadIcon')] = (_, { body }) => {
    if (!(body instanceof Blob)) return { icon: '' };
    completeSession({ ...member, id: '0198-other', account: 'otto' });
    return { icon: picture };
  };
  const { queryClient } = await show(Page);
  const input = screen.getByLabelText(/picture$/, { selector: 'input' });
  chooseFile(new File(['png'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(sent.some(({ body }) => body instanceof Blob)).toBe(true));
  await waitFor(() => expect(input).toHaveProperty('disabled', false));
  expect(queryClient.getQueryData(memberIconKey)).not.toBe(picture);
});

it('tells what the server found wrong with a picture', async () => {
  answers[pathOf('uploadIcon')] = () => refusal(400, 'invalid_input', { fields: { upload: { key: 'image_type' } } });
  await show(Page);
  chooseFile(new File(['not a png'], 'a.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Only PNG or JPG pictures can be used');
});

it('opens the change-password popup', async () => {
  const { search } = await show(Page, '/?member=securityCenter');
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'changePassword' }));
});
