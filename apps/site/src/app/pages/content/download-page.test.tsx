// @covers app-download

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForInstall } from '../../../lib/browser/install.ts';
import { brand, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { DownloadPage } from './download-page.tsx';

beforeEach(() => stubServer(() => brand));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const steps = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL')
    .map(({ textContent }) => textContent);

it('guides through the installation in three steps, for each kind of device its own', async () => {
  await renderSite(DownloadPage, '/down', null);
  const guides = new Set<string>();
  for (const radio of screen.getAllByRole('radio')) {
    fireEvent.click(radio);
    await waitFor(() => expect((radio as HTMLInputElement).checked).toBe(true));
    expect(steps()).toHaveLength(3);
    guides.add(steps().join(' '));
  }
  expect(guides.size).toBe(3);
});

it('shows a code for the camera of a phone', async () => {
  await renderSite(DownloadPage, '/down', null);
  const code = await screen.findByRole('img', { name: /code/i });
  await waitFor(() => expect(code.querySelector('svg path')).not.toBeNull());
});

it('installs the site at a press where the browser offers it', async () => {
  listenForInstall();
  await renderSite(DownloadPage, '/down', null);
  expect(screen.queryByRole('button', { name: /Install/ })).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'dismissed' }),
  });
  act(() => void window.dispatchEvent(offer));
  fireEvent.click(await screen.findByRole('button', { name: /Install/ }));
  await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
});

it('leads to the stores in which the brand has an app', async () => {
  const resources = [
    { resourceType: 'APP_ANDROID', url: 'https://store.example/baize', qrCodeUrl: '' },
    { resourceType: 'ZALO', url: 'https://zalo.example/baize', qrCodeUrl: '' },
  ];
  await renderSite(DownloadPage, '/down', null, { ...brand, info: { ...brand.info, resources } });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://store.example/baize']);
});

it('shows the code of each of the brand’s apps: its picture, or drawn where the picture is another host’s', async () => {
  const app = (name: string, qrCodeUrl: string) => ({
    resourceType: `APP_${name}`,
    url: `https://store.example/${name}`,
    qrCodeUrl,
  });
  const resources = [app('IOS', '/brand/ios.png'), app('ANDROID', 'https://cdn.example/a.png'), app('OTHER', '')];
  await renderSite(DownloadPage, '/down', null, { ...brand, info: { ...brand.info, resources } });
  const picture = await screen.findByRole('img', { name: 'Code of the app for ios' });
  expect(picture.getAttribute('src')).toBe('/brand/ios.png');
  expect(screen.getByRole('img', { name: 'Code of the app for android' }).tagName).toBe('SPAN');
  expect(screen.queryByRole('img', { name: 'Code of the app for other' })).toBeNull();
});
