// @covers side-menu

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, member, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';

const lanes = ['RNG', 'SPORTS', 'LOTT'].map((gameType) => ({
  gameType,
  cards: [{ vassalage: gameType, gameCount: 1 }],
}));
const onClose = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockClear();
  stubServer((path) => (path === pathOf('vendorMenu') ? { data: { lanes } } : brand));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (who: Parameters<typeof renderSite>[2], knownBrand = brand) => {
  const site = await renderSite(() => <SideMenu open onClose={onClose} />, '/vip', who, knownBrand);
  return { ...site, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
};

it('has home, the lobbies that have a game with the cockfight after sports, promotions, app download and help', async () => {
  const { menu, router } = await show(null);
  const addresses = () => menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  const lobbies = ['/rng', '/sports', '/cockfight', '/elott'];
  await waitFor(() => expect(addresses()).toEqual([...lobbies, '/', '/hot', '/promotions', '/down', '/help']));
  expect(menu.queryByRole('button', { name: 'Sign out' })).toBeNull();
  fireEvent.click(menu.getByRole('link', { name: 'Sports' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sports'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('has the affiliates’ link only where the help speaks to them', async () => {
  const { menu } = await show(null, { ...brand, helpTags: ['agent'] });
  expect(menu.getByRole('link', { name: 'Affiliates' }).getAttribute('href')).toBe('/help#agent');
});

it('has chat, languages and themes for everybody, and for a member his pages', async () => {
  const { menu, search } = await show(member);
  for (const name of [/^Live chat/, /^Language/, 'Switch to the dark theme', 'Sign out']) {
    expect(menu.getByRole('button', { name })).toBeTruthy();
  }
  fireEvent.click(menu.getByRole('button', { name: 'Betting record' }));
  await waitFor(() => expect(search()).toEqual({ member: 'personalHistoryCopy' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the bar under the thumb leads home, to the slots and to the member’s pages', async () => {
  const { search } = await renderSite(() => <BottomBar />, '/', member);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/', '/rng']);
  for (const [index, page] of ['depositv2', 'personalHistoryCopy', 'securityCenter'].entries()) {
    fireEvent.click(screen.getAllByRole('button')[index] as HTMLElement);
    await waitFor(() => expect(search().member).toBe(page));
  }
});
