// @covers announcement-read-state notice-and-promotion-pages

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReadNotices } from '../../../lib/announcements/read-notices.ts';
import { member, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { NoticeList } from './notice-list.tsx';

const notice = (id: string) => ({
  id,
  title: `Notice ${id}`,
  content: '<p>…</p>',
  publishedAt: '2026-03-04T05:06:07Z',
});
let readOnServer: string[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  useReadNotices.setState({ ids: [] });
  readOnServer = [];
  sent = [];
  stubServer((path, { body }) => {
    if (path === pathOf('announcementReads')) return { ids: readOnServer };
    if (path === pathOf('readAnnouncements')) {
      sent.push(body);
      return { ids: [...readOnServer, ...(body as { ids: string[] }).ids] };
    }
    return { player: [notice('a'), notice('b')], popup: [notice('c')], banners: [], promotion: [], news: [] };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a guest’s read state stays on his device', async () => {
  await renderSite(() => <NoticeList />, '/noticePage', null);
  expect(await screen.findAllByText('New')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(JSON.parse(localStorage.getItem('readNotices') ?? '')).toEqual(['a', 'b', 'c']);
  expect(sent).toEqual([]);
});

test('a member’s is that of the server and of this device; only the new ones are sent', async () => {
  readOnServer = ['a'];
  useReadNotices.setState({ ids: ['b'] });
  await renderSite(() => <NoticeList />, '/noticePage', member);
  expect(await screen.findAllByText('New')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['c'] }]));
  expect(screen.queryByText('New')).toBeNull();
});
