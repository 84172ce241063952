// @covers help-centre

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { HelpPage } from './help-page.tsx';
// Loaded here, so that no test waits for their code.
import '../../../features/help/components/terms-dialog.tsx';
import '@baize/ui/safe-html';

const article = (tag: string, title: string) => ({
  id: tag,
  tag,
  title,
  summary: `About ${title}`,
  topic: null,
  content: `<p>Words on ${title}</p>`,
});
let answer: () => unknown;

beforeEach(() => {
  const articles = [article('fair', 'Fairness'), article('agent', 'Affiliates'), article('term', 'Terms')];
  answer = () => ({ articles });
  stubServer(() => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists every article, and opens one by its anchor', async () => {
  const { router } = await renderSite(HelpPage, '/help', null);
  const names = (await screen.findAllByRole('article')).map((card) => within(card).getByRole('link').textContent);
  expect(names).toEqual(['Fairness', 'Affiliates', 'Terms']);
  const [first] = screen.getAllByRole('article');
  fireEvent.click(within(first as HTMLElement).getByRole('link'));
  await screen.findByRole('heading', { level: 2, name: 'Fairness' });
  expect(router.state.location.hash).toBe('fair');
  expect(screen.queryAllByRole('article')).toEqual([]);
});

it('what stands below the articles comes with them, so that they do not push it down', async () => {
  let give: (value: unknown) => void = () => undefined;
  const whole = answer();
  answer = () => new Promise((resolve) => (give = resolve));
  await renderSite(HelpPage, '/help', null);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Still a question?' })).toBeNull();
  give(whole);
  expect(await screen.findByRole('heading', { name: 'Still a question?' })).toBeTruthy();
});

it('#agent shows the help for affiliates, with the way to the application', async () => {
  await renderSite(HelpPage, '/help#agent', null);
  const shown = await screen.findByRole('region', { name: 'Affiliates' });
  expect(within(shown).getByRole('link', { name: 'Apply as an affiliate' }).getAttribute('href')).toBe('/affiliate');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('#term opens the terms as a modal over the help, and closing it leaves the help', async () => {
  const { router } = await renderSite(HelpPage, '/help#term', null);
  const terms = await screen.findByRole('dialog', { name: 'Terms' });
  fireEvent.click(within(terms).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.hash).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('a failure can be tried again', async () => {
  const whole = answer;
  answer = () => refusal(503, 'service_unavailable');
  await renderSite(HelpPage, '/help', null);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = whole;
  fireEvent.click(again);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});
