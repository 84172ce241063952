// @covers brand-texts

import { expect, test, vi } from 'vitest';

test('texts of the brand stand in the place of those that are there, in their language alone', async () => {
  const ownTexts = { EN: { 'site.nav.home': 'Start', 'later.title': 'Later', 'site.gone.away': 'x' } };
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'application/json';
  boot.textContent = JSON.stringify({ whitelabel: { ownTexts, serverTime: '2026-03-04T05:06:07.000Z' } });
  document.body.append(boot);
  vi.resetModules();
  const { withOwnTexts } = await import('./own-texts.ts');
  const messages = () => ({ site: { nav: { home: 'Home', games: 'Games' } } });
  expect(withOwnTexts('EN', messages())).toEqual({ site: { nav: { home: 'Start', games: 'Games' } } });
  expect(withOwnTexts('TY', messages())).toEqual(messages());
  boot.remove();
});
