// @covers banner-links

import type { Banner } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthIntent } from '../../../features/auth/intent.ts';
import { brand, member, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { useFollowBanner, useIsBannerFollowable } from './use-follow-banner.ts';

const banner = (linkageType: Banner['linkageType'], linkageTarget = ''): Banner => ({
  bannerId: 'one',
  groupName: 'w_home',
  url: '/art/banners/one.webp',
  mobileUrl: '',
  title: 'One',
  subtitle: '',
  action: 'Go',
  linkageType,
  linkageTarget,
});

const pageOf = (followed: Banner) =>
  function Page() {
    const follow = useFollowBanner();
    const isFollowable = useIsBannerFollowable();
    return (
      <button type="button" disabled={!isFollowable(followed)} onClick={() => follow(followed)}>
        Go
      </button>
    );
  };
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }));

beforeEach(() => {
  useAuthIntent.setState({ afterLogin: null });
  stubServer(() => brand);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [banner('PAGE', '/promotions?type=slots'), '/promotions?type=slots'],
  [banner('PAGE', '/help#agent'), '/help#agent'],
  [banner('GAME', 'BAIZE/lantern_garden'), '/game?vendor=BAIZE&gameCode=lantern_garden'],
])('a banner of $linkageType to $linkageTarget opens it', async (followed, opened) => {
  const { router } = await renderSite(pageOf(followed), '/', member);
  press();
  await waitFor(() => expect(router.state.location.href).toBe(opened));
});

it('a guest who follows a game logs in first; one who follows a registration gets its popup', async () => {
  const game = await renderSite(pageOf(banner('GAME', 'BAIZE/lantern_garden')), '/', null);
  press();
  await waitFor(() => expect(game.search()).toEqual({ popup: 'login' }));
  expect(game.router.state.location.pathname).toBe('/');
  cleanup();
  const { search } = await renderSite(pageOf(banner('REGISTER')), '/', null);
  press();
  await waitFor(() => expect(search()).toEqual({ popup: 'register' }));
});

it.each(['//other.example/x', 'https://other.example/x', 'javascript:alert(1)', ''])(
  'an address that is not the site’s own leads nowhere: %j',
  async (target) => {
    const { router } = await renderSite(pageOf(banner('PAGE', target)), '/vip', member);
    press();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.href).toBe('/vip');
  },
);

it('a banner without a linkage type is not offered, nor a registration to a member', async () => {
  const isOffered = async (followed: Banner, who: typeof member | null) => {
    await renderSite(pageOf(followed), '/', who);
    const isEnabled = !screen.getByRole<HTMLButtonElement>('button', { name: 'Go' }).disabled;
    cleanup();
    return isEnabled;
  };
  expect(await isOffered(banner('NONE'), null)).toBe(false);
  expect(await isOffered(banner('REGISTER'), null)).toBe(true);
  expect(await isOffered(banner('REGISTER'), member)).toBe(false);
});
