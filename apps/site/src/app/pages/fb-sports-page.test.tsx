import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSite, stubServer } from '../../lib/render-site.fixture.tsx';
import { FbSportsPage } from './fb-sports-page.tsx';

const card = (vassalage: string) => ({ vassalage, displayName: vassalage, isHot: 0, gameClassify: [] });
const lane = (gameType: string, ...vendors: string[]) => ({
  gameType,
  title: '',
  gameClassify: [],
  cards: vendors.map(card),
});
const visit = async (...lanes: ReturnType<typeof lane>[]) => {
  sessionStorage.clear();
  stubServer(() => ({ data: { lanes } }));
  await renderSite(() => <FbSportsPage />, '/fbsports', null);
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('is a page while the sports vendors contain FB', async () => {
  await visit(lane('SPORTS', 'BTI', 'FB'));
  expect(await screen.findByRole('heading', { name: 'FB Sports' })).toBeTruthy();
});

test.each([
  ['other sports vendors', [lane('SPORTS', 'BTI')]],
  ['FB in another category alone', [lane('SPORTS'), lane('ESPORTS', 'FB')]],
  ['no sports', []],
])('is not found with %s', async (_name, lanes) => {
  await visit(...lanes);
  expect(await screen.findByRole('heading', { name: 'This table is not in the house' })).toBeTruthy();
});
