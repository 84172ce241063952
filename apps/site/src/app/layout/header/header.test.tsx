// @covers header navigation vendor-dropdown account-in-header

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand, member, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { Header } from './header.tsx';
import { useGameLobbies } from './use-navigation.ts';

const vendor = (vassalage: string, displayName: string, isHot = 0) => ({
  vassalage,
  displayName,
  isHot,
  gameType: 'RNG',
  accountTypeId: 1,
  isSingle: true,
  maintenance: false,
  gameClassify: [],
  gameCount: 1,
});
const lane = (gameType: string, cards: unknown[]) => ({ gameType, title: gameType, gameClassify: [], cards });
const manyVendors = Array.from({ length: 40 }, (_, index) => ({
  ...vendor(`V${index}`, `Vendor ${index}`, index === 0 ? 1 : 0),
  iconUrl: `/art/vendors/rng/V${index}.svg`,
}));
const lanes = [
  lane('RNG', manyVendors),
  lane('LIVE', [vendor('LUX', 'Lux Live')]),
  lane('FISH', [vendor('DEEP', 'Deep Sea')]),
  lane('PVP', [vendor('POK', 'Poker Club')]),
  lane('SPORTS', []),
  lane('LOTT', [vendor('LOTT', 'Server Lottery')]),
];

const ui = () => <Header isHiddenOnPhone={false} hasNavigation hasSideMenu />;

// Loaded beforehand, so that a busy machine does not take for a fault what only comes late.
beforeAll(() => Promise.all([import('./vendor-panel.tsx'), import('../member/member-menu.tsx')]));
beforeEach(() => {
  sessionStorage.clear();
  stubServer((path) => {
    if (path === pathOf('vendorMenu')) return { data: { lanes } };
    if (path === pathOf('balance')) return { sumBalance: '12.50', currencySymbol: 'P' };
    if (path === pathOf('memberIcon')) return { icon: '' };
    return brand;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const navigation = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
const linkNames = () =>
  navigation()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('navigation', () => {
  it('has home, one entry for each game type with a vendor, promotions and app download; no cockfight', async () => {
    await renderSite(ui, '/', null);
    await waitFor(() => expect(navigation().queryByRole('link', { name: 'Sports' })).toBeNull());
    expect(linkNames()).toEqual([
      'Home',
      'Slots',
      'Live casino',
      'Fishing',
      'Card rooms',
      'E-lottery',
      'Promotions',
      'App download',
    ]);
  });

  it('has the cockfight after sports where the brand wants it and a vendor serves it', async () => {
    lanes.push(lane('COCKFIGHT', [vendor('DS88', 'DS88')]));
    await renderSite(ui, '/', null, { ...brand, cockfightInHeader: true });
    await waitFor(() => expect(linkNames()).toContain('Cockfight'));
    lanes.pop();
  });

  it('of the lobby has the cockfight always, after sports and before esports', async () => {
    const Lobby = () => (
      <p>
        {useGameLobbies()
          .map(({ label }) => label)
          .join(', ')}
      </p>
    );
    await renderSite(Lobby, '/', null);
    await screen.findByText('Slots, Live casino, Cockfight, Fishing, Card rooms, E-lottery');
  });

  it('shows at most 30 vendors below an entry with name and picture, a hot one as hot, and none below fishing', async () => {
    await renderSite(ui, '/', null);
    expect(navigation().queryByRole('button', { name: 'Providers: Fishing' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Providers: Slots' }));
    const list = await screen.findByRole('list', { name: 'Providers: Slots' });
    const items = within(list).getAllByRole('link');
    expect(items).toHaveLength(30);
    expect(items[0]?.textContent).toContain('Hot');
    expect(items[1]?.textContent).not.toContain('Hot');
    expect(items.map((item) => item.querySelectorAll('[data-picture]').length)).toEqual(items.map(() => 1));
    expect(items[1]?.textContent).toBe('Vendor 1');
  });

  it('chooses the vendor in the slot lobby and the card rooms; other lobbies just open; plain entries reset it', async () => {
    const { router } = await renderSite(ui, '/rng?vendor=V7', null);
    fireEvent.click(await screen.findByRole('button', { name: 'Providers: Slots' }));
    fireEvent.click(within(await screen.findByRole('list', { name: 'Providers: Slots' })).getByText('Vendor 3'));
    await waitFor(() => expect(router.state.location.href).toBe('/rng?vendor=V3'));
    expect(screen.queryByRole('list', { name: 'Providers: Slots' })).toBeNull();
    fireEvent.click(navigation().getByRole('link', { name: 'Slots' }));
    await waitFor(() => expect(router.state.location.href).toBe('/rng'));
    fireEvent.click(screen.getByRole('button', { name: 'Providers: Live casino' }));
    fireEvent.click(within(await screen.findByRole('list', { name: 'Providers: Live casino' })).getByText('Lux Live'));
    await waitFor(() => expect(router.state.location.href).toBe('/live'));
    fireEvent.click(screen.getByRole('button', { name: 'Providers: Card rooms' }));
    fireEvent.click(within(await screen.findByRole('list', { name: 'Providers: Card rooms' })).getByText('Poker Club'));
    await waitFor(() => expect(router.state.location.href).toBe('/pvp?vendor=POK'));
  });
});

describe('tools', () => {
  it('has the affiliates’ link only where the help speaks to them', async () => {
    await renderSite(ui, '/', null, { ...brand, helpTags: ['about', 'agent'] });
    expect(screen.getByRole('link', { name: 'Affiliates' }).getAttribute('href')).toBe('/help#agent');
    cleanup();
    await renderSite(ui, '/', null, { ...brand, helpTags: ['about'] });
    expect(screen.queryByRole('link', { name: 'Affiliates' })).toBeNull();
  });

  it('shows the time of day, by the second', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.setSystemTime(new Date(2026, 10, 21, 9, 59, 59));
    await renderSite(ui, '/', null);
    expect(screen.getByRole('time').textContent).toBe('09:59:59');
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('time').textContent).toBe('10:00:00');
    vi.useRealTimers();
  });

  it('has a picker of languages and a switch of the theme', async () => {
    await renderSite(ui, '/', null);
    expect(screen.getByRole('button', { name: /^Language/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('opens customer service', async () => {
    const open = vi.fn(() => null);
    vi.stubGlobal('open', open);
    await renderSite(ui, '/', null);
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }));
    await waitFor(() => expect(open).toHaveBeenCalled());
  });
});

describe('account', () => {
  it('offers a guest to log in and to sign up, by popups over the page', async () => {
    const { search } = await renderSite(ui, '/vip', null);
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(search()).toEqual({ popup: 'register' }));
  });

  it('offers a guest to sign up only where the brand lets him', async () => {
    const info = { ...brand.info, whitelabel: [] };
    await renderSite(ui, '/', null, { ...brand, info });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  const menuOf = async (type: 0 | 1 | 4) => {
    await renderSite(ui, '/', { ...member, type });
    fireEvent.click(screen.getByRole('button', { name: /Member menu/ }));
    await screen.findByRole('menu');
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('shows a member the name, the balance and his menu in the specified order', async () => {
    expect(await menuOf(0)).toEqual([
      'Betting record',
      'Deposit',
      'Withdraw',
      'Account record',
      'Change password',
      'Member centre',
      'Sign out',
    ]);
    await screen.findByText('P 12.50');
    expect(screen.getByRole('button', { name: /Member menu.*lena/ }).textContent).toContain('lena');
  });

  it('has the agent centre for an agent only', async () => {
    expect(await menuOf(1)).toContain('Agent centre');
  });

  it('leaves the pages of money out for a trial account, which has no member centre', async () => {
    expect(await menuOf(4)).toEqual(['Change password', 'Member centre', 'Sign out']);
  });

  it('offers a trial account to sign up in place of a deposit, and names it a trial', async () => {
    const { search } = await renderSite(ui, '/', { ...member, type: 4 });
    expect((await screen.findByRole('button', { name: /Member menu of/ })).textContent).toContain('Trial');
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(search()).toEqual({ popup: 'upgrade' }));
  });

  it('hides the balance as *** and asks for it again on a press, saying that it is updating', async () => {
    await renderSite(ui, '/', member);
    const balance = await screen.findByRole('button', { name: /12\.50/ });
    fireEvent.click(balance);
    expect(balance.textContent).toContain('Updating…');
    await waitFor(() => expect(balance.textContent).toContain('12.50'));
    fireEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
    expect(balance.textContent).toContain('***');
    fireEvent.click(screen.getByRole('button', { name: 'Show the balance' }));
  });
});
