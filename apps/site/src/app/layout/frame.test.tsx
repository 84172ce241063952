// @covers navigation footer minimum-ages

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLanguage } from '../../lib/preferences/language.ts';
import { brand, pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { Footer } from './footer/footer.tsx';
import { SideBar } from './side/side-bar.tsx';

const full = {
  ...brand,
  licences: ['Malta', 'British Virgin Islands', 'Philippines'].map((name) => ({ name, sample: true })),
  paymentMethods: [{ name: 'Bank transfer', sample: false }],
  helpTags: ['agent'],
};
const types = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT'];
const lanes = types.map((gameType) => ({
  gameType,
  title: gameType,
  gameClassify: [],
  cards: [{ vassalage: gameType }],
}));

beforeEach(() => {
  sessionStorage.clear();
  useLanguage.setState({ locale: 'TY' });
  stubServer((path) => (path === pathOf('vendorMenu') ? { data: { lanes } } : brand));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (name: string) => within(screen.getByRole('navigation', { name }));
const addresses = (name: string) =>
  list(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the footer links each game type to its path in lower case', async () => {
  await renderSite(() => <Footer />, '/', null, full);
  const lobbies = ['/rng', '/live', '/sports', '/cockfight', '/esports', '/fish', '/pvp', '/elott'];
  await waitFor(() => expect(addresses('Games')).toEqual(lobbies));
  for (const address of addresses('Games')) expect(address).toBe(address?.toLowerCase());
});

it('the footer links the product’s pages', async () => {
  await renderSite(() => <Footer />, '/', null, full);
  for (const address of ['/help', '/promotions', '/winners', '/feedback', '/down']) {
    expect(addresses('Help')).toContain(address);
  }
  for (const address of ['/about', '/news', '/help#term', '/help#privacy']) {
    expect(addresses('About us')).toContain(address);
  }
});

it('the footer names licences, payment methods, responsible gaming and the age', async () => {
  await renderSite(() => <Footer />, '/', null, full);
  const licences = within(screen.getByRole('region', { name: 'Licences' })).getAllByRole('listitem');
  expect(licences.map(({ textContent }) => textContent)).toEqual([
    'Malta (sample)',
    'British Virgin Islands (sample)',
    'Philippines (sample)',
  ]);
  expect(screen.getByRole('region', { name: 'Payment methods' }).textContent).toContain('Bank transfer');
  expect(screen.getByRole('link', { name: 'Warning signs and help' }).getAttribute('href')).toBe('/help#responsible');
  screen.getByText('21+');
  expect(addresses('About us')).toContain('/help#agent');
});

it.each([
  ['CN', '18+'],
  ['TH', '21+'],
] as const)('the footer in %s names the age %s', async (locale, age) => {
  useLanguage.setState({ locale });
  await renderSite(() => <Footer />, '/', null, { ...full, localeAges: { CN: 18 } });
  screen.getByText(age);
});

it('the bar of quick contacts has a messaging app only where the brand has that resource', async () => {
  await renderSite(() => <SideBar />, '/', null, { ...full, info: { ...full.info, resources: [] } });
  const plain = addresses('Quick contacts');
  expect(plain).toEqual(['/feedback', '/down']);
  expect(list('Quick contacts').getByRole('button', { name: 'Live chat' })).toBeTruthy();
  cleanup();
  const resources = [
    { resourceType: 'ZALO', url: 'https://zalo.example/baize', qrCodeUrl: '' },
    { resourceType: 'IOS_APP', url: 'https://apps.example/baize', qrCodeUrl: '' },
    { resourceType: 'TELEGRAM', url: 'javascript:alert(1)', qrCodeUrl: '' },
  ];
  await renderSite(() => <SideBar />, '/', null, { ...full, info: { ...full.info, resources } });
  expect(addresses('Quick contacts').filter((address) => !plain.includes(address))).toEqual([
    'https://zalo.example/baize',
  ]);
});
