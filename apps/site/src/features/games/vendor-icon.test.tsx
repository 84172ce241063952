// @covers vendor-icons

import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { art } from '../../config/paths.ts';
import { brand, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { VendorMark } from './components/vendors/vendor-mark.tsx';

/** Everything is in sight at once. */
class InSight {
  readonly heard: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(heard: InSight['heard']) {
    this.heard = heard;
  }
  observe(target: Element) {
    queueMicrotask(() => this.heard([{ target, isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InSight);
  stubServer(() => ({}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = () => document.querySelector('img')?.getAttribute('src');
const show = (iconUrl: string, imageCDNs: string[] = []) =>
  renderSite(() => <VendorMark vendor={{ vassalage: 'TF', displayName: 'TF Gaming', iconUrl }} />, '/', null, {
    ...brand,
    info: { ...brand.info, imageCDNs },
  });

test('a vendor has the picture of its category, and the default game icon where that fails', async () => {
  await show('/art/vendors/esports/TF.svg');
  await waitFor(() => expect(picture()).toBe('/art/vendors/esports/TF.svg'));
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  await waitFor(() => expect(picture()).toBe(art.gameFallback));
});

test('the picture comes from a picture host of the brand', async () => {
  await show('/art/vendors/esports/TF.svg', ['https://pictures.example']);
  await waitFor(() => expect(picture()).toBe('https://pictures.example/art/vendors/esports/TF.svg'));
});

test('a vendor without a picture has its first letters', async () => {
  await show('');
  await waitFor(() => expect(document.body.textContent).toContain('TG'));
  expect(picture()).toBeUndefined();
});
