// @covers banner-groups banner-links

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bannerAutoplayMs } from '../../config/limits.ts';
import { brand, pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { BannerArea } from './components/banner-area.tsx';

const banner = (bannerId: string, groupName: string, linkageType = 'NONE') => ({
  bannerId,
  groupName,
  url: `/art/banners/${bannerId}-desktop.webp`,
  mobileUrl: `https://cdn.example/${bannerId}.webp`,
  title: `Title of ${bannerId}`,
  subtitle: '',
  action: 'Go',
  linkageType,
  linkageTarget: '',
});
const wordless = { ...banner('wordless', 'w_live', 'PAGE'), action: '' };
const banners = [wordless, banner('one', 'w_home', 'REGISTER'), banner('two', 'w_home'), banner('fish', 'w_fish')];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  stubServer((path) =>
    path === pathOf('listAnnouncements') ? { player: [], popup: [], promotion: [], banners, news: [] } : brand,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const area =
  (group: string, onFollow = vi.fn()) =>
  () => <BannerArea group={group} isFollowable={({ linkageType }) => linkageType !== 'NONE'} onFollow={onFollow} />;

it('shows the banners of the group only, and nothing where the group has none', async () => {
  await renderSite(area('w_fish'), '/fish', null);
  await screen.findByText('Title of fish');
  expect(screen.queryByText('Title of one')).toBeNull();
  expect(screen.queryByRole('button', { name: /Show picture/ })).toBeNull();
  cleanup();
  const { queryClient } = await renderSite(area('w_sports'), '/sports', null);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
});

it('offers the product’s own pictures as AVIF too, the narrow one under 768 px', async () => {
  await renderSite(area('w_fish'), '/fish', null);
  const picture = (await screen.findByText('Title of fish')).closest('section')?.querySelector('picture');
  const sources = [...(picture?.querySelectorAll('source') ?? [])].map(({ media, type, srcset }) => [
    media,
    type,
    srcset,
  ]);
  expect(sources).toEqual([
    ['(width < 48rem)', '', 'https://cdn.example/fish.webp'],
    ['', 'image/avif', '/art/banners/fish-desktop.avif'],
  ]);
  expect(picture?.querySelector('img')?.getAttribute('loading')).toBe('eager');
});

it('follows the target of a banner with a linkage type; others have no button', async () => {
  const onFollow = vi.fn();
  await renderSite(area('w_home', onFollow), '/', null);
  fireEvent.click(await screen.findByRole('button', { name: 'Go' }));
  expect(onFollow).toHaveBeenCalledWith(banners[1]);
  cleanup();
  await renderSite(area('w_fish', onFollow), '/fish', null);
  await screen.findByText('Title of fish');
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
});

it('a banner that leads somewhere can be pressed anywhere, and is one stop for the keyboard', async () => {
  const onFollow = vi.fn();
  await renderSite(area('w_home', onFollow), '/', null);
  const stops = (await screen.findAllByRole('button', { hidden: true })).filter(({ tabIndex }) => tabIndex >= 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Go']);
  const [whole] = screen.getAllByRole('button', { hidden: true }).filter(({ tabIndex }) => tabIndex < 0);
  fireEvent.click(whole as HTMLElement);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

it('a banner without words on a button is a button itself, with its title as its name', async () => {
  const onFollow = vi.fn();
  await renderSite(area('w_live', onFollow), '/live', null);
  const whole = await screen.findByRole('button', { name: 'Title of wordless' });
  expect(whole.tabIndex).toBe(0);
  fireEvent.click(whole);
  expect(onFollow).toHaveBeenCalledWith(wordless);
});

it('of several makes a carousel of 5,000 ms with a button for each, once the page is at rest', async () => {
  expect(bannerAutoplayMs).toBe(5000);
  await renderSite(area('w_home'), '/', null);
  await screen.findByText('Title of one');
  await act(() => vi.advanceTimersByTimeAsync(1600));
  await screen.findByRole('button', { name: 'Show picture 2 of 2' });
  expect(screen.getByRole('button', { name: 'Pause slideshow' })).toBeTruthy();
});
