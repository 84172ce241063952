// @covers banner-carousel

import type { Banner } from '@baize/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

const banners = ['one', 'two', 'three'].map(
  (bannerId): Banner => ({
    bannerId,
    groupName: 'w_home',
    url: `/art/banners/${bannerId}.webp`,
    mobileUrl: '',
    title: `Title of ${bannerId}`,
    subtitle: '',
    action: '',
    linkageType: 'NONE',
    linkageTarget: '',
  }),
);
let wantsStillness = false;

beforeEach(() => {
  wantsStillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness, addEventListener() {}, removeEventListener() {} }));
  stubServer(() => brand);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async () => {
  await renderSite(
    () => <BannerCarousel banners={banners} isFollowable={() => false} onFollow={() => {}} isLow={false} />,
    '/',
    null,
  );
  await screen.findByText('Title of one');
};
const current = () =>
  screen
    .getAllByRole('button', { name: /Show picture/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('goes on by itself every 5,000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await show();
  expect(current()).toBe(0);
  // The clock of the test goes on by itself as well.
  await pass(3000);
  expect(current()).toBe(0);
  await pass(2100);
  expect(current()).toBe(1);
  await pass(5000);
  expect(current()).toBe(2);
});

it('goes to the picture whose button is pressed', async () => {
  wantsStillness = true;
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  expect(current()).toBe(2);
});
