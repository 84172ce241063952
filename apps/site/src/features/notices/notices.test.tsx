// @covers site-notice-after-login notice-bar popups modal

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadNotices } from '../../lib/announcements/read-notices.ts';
import { usePostLogin } from '../../lib/session/post-login.ts';
import { brand, member, pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { FreshNotice } from './components/fresh-notice.tsx';
import { NoticeBar } from './components/notice-bar.tsx';
import { NoticePopup } from './components/notice-popup.tsx';
import { PostLoginNotice } from './components/post-login-notice.tsx';

const notice = (id: string, title: string) => ({
  id,
  title,
  content: `<p>Text of ${title}</p>`,
  publishedAt: '2026-11-21T08:00:00.000Z',
});
const ids = ['0198aaaa-0000-7000-8000-000000000001', '0198aaaa-0000-7000-8000-000000000002', 'p1'] as const;
let player = [notice(ids[0], 'First'), notice(ids[1], 'Second')];
let popup = [notice(ids[2], 'Before you sit down')];

beforeEach(() => {
  localStorage.clear();
  useReadNotices.setState({ ids: [] });
  stubServer((path) => {
    if (path === pathOf('announcementReads')) return { ids: [] };
    return path === pathOf('listAnnouncements') ? { player, popup, promotion: [], banners: [], news: [] } : brand;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ui = () => (
  <>
    <NoticeBar />
    <NoticePopup />
    <FreshNotice />
  </>
);

it('runs the titles through the bar and opens the popup at the pressed one', async () => {
  const { search } = await renderSite(ui, '/', null);
  fireEvent.click(await screen.findByRole('button', { name: 'Read: Second' }));
  expect(search()).toEqual({ popup: 'notice', notice: ids[1] });
  const dialog = await screen.findByRole('dialog', { name: 'News' });
  const open = [...dialog.querySelectorAll('details[open]')].map((item) => item.querySelector('summary')?.textContent);
  expect(open).toEqual(['Second']);
  const titles = [...dialog.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Before you sit down', 'First', 'Second']);
});

it('stands still under the pointer and the focus, and its second copy is for the eye only', async () => {
  await renderSite(ui, '/', null);
  const strip = (await screen.findByRole('button', { name: 'Read: First' })).closest('ul');
  expect(strip?.className).toContain('motion-safe:animate-run');
  expect(strip?.className).toContain('group-hover:[animation-play-state:paused]');
  expect(strip?.className).toContain('group-focus-within:[animation-play-state:paused]');
  expect(strip?.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByRole('button', { name: 'Read: First' })).toHaveLength(1);
});

it('closes by its button, and the address forgets it', async () => {
  const { search } = await renderSite(ui, '/?popup=notice&notice=unknown&page=2', null);
  const dialog = await screen.findByRole('dialog', { name: 'News' });
  await waitFor(() => {
    expect(dialog.querySelector('details[open] summary')?.textContent).toBe('Before you sit down');
  });
  // Its way out takes 100 ms.
  expect(dialog.className).toContain('data-ending-style:duration-100');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(search()).toEqual({ page: '2' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says so when there is nothing to announce, and then has no bar', async () => {
  const [keptPlayer, keptPopup] = [player, popup];
  [player, popup] = [[], []];
  await renderSite(ui, '/?popup=notice', null);
  await screen.findByText('No notices');
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  [player, popup] = [keptPlayer, keptPopup];
});

it('offers a pop-up notice that was not read, until it is read or closed', async () => {
  const { queryClient } = await renderSite(ui, '/', null);
  const card = await screen.findByRole('complementary', { name: 'New announcement' });
  fireEvent.click(within(card).getByRole('button', { name: 'Close the notice' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  cleanup();
  queryClient.clear();
  await renderSite(ui, '/', null);
  await screen.findByRole('button', { name: 'Read: First' });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('follows a login with the popup at the first unread pop-up notice, once, where the brand wants it', async () => {
  const afterLogin = (noticeAfterLogin: boolean) => {
    usePostLogin.setState({ isDue: true });
    return renderSite(() => <PostLoginNotice />, '/', member, { ...brand, noticeAfterLogin });
  };
  const taken = () => waitFor(() => expect(usePostLogin.getState().isDue).toBe(false));
  const unwanted = await afterLogin(false);
  await taken();
  expect(unwanted.search()).toEqual({});
  cleanup();
  const { search } = await afterLogin(true);
  await waitFor(() => expect(search()).toEqual({ popup: 'notice', notice: ids[2] }));
  cleanup();
  useReadNotices.setState({ ids: [ids[2]] });
  const read = await afterLogin(true);
  await taken();
  expect(read.search()).toEqual({});
});
