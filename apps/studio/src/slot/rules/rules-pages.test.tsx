// @covers stated-waits

import { intlConfig, loadMessages } from '@baize/i18n';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { game as chests } from '../../games/harbour-chests/index.ts';
import { game as lanterns } from '../../games/lantern-garden/index.ts';
import { game as mammoth } from '../../games/mammoth-ridge/index.ts';
import { game as orchard } from '../../games/neon-orchard/index.ts';
import { createTablePanels } from '../../table-frame/table/panels.tsx';

const messages = await loadMessages('TY', ['studio', 'tables']);
const config = intlConfig('TY', messages, (fault) => {
  throw fault;
});

function textOf<Props extends object>(Page: ComponentType<Props>, props: Props): string {
  const markup = renderToStaticMarkup(<IntlProvider {...config}>{createElement(Page, props)}</IntlProvider>);
  return markup.replace(/<[^>]+>/g, ' ');
}
const bet = { betMinor: 200n, showMoney: String };

test('the rules of a slot with a pick bonus say when an open one is finished, those of another slot do not', () => {
  expect(textOf(chests.Rules, bet)).toContain('not finished after 24 hours is finished for you');
  expect(textOf(lanterns.Rules, bet)).not.toContain('24 hours');
});

test('the rules of a slot with a wheel say what it multiplies, and what a wild does', () => {
  const text = textOf(orchard.Rules, bet);
  expect(text).toContain('a wheel of 12 segments turns');
  expect(text).toContain('multiplies its prize by 2');
  expect(text).not.toContain('free spins');
});

test('the rules of a slot that sells its feature say the price and what it returns', () => {
  const text = textOf(mammoth.Rules, bet);
  expect(text).toContain('For 9000 the free spins begin at once');
  expect(text).toContain('95.97 %');
  expect(text).toContain('up to 117,649');
});

test('the rules of every table say what becomes of a round that cannot be dealt', () => {
  const { Rules } = createTablePanels({
    Rules: () => <p>own rules</p>,
    resultText: () => '',
    verify: async () => true,
  });
  const text = textOf(Rules as ComponentType<object>, {});
  expect(text).toContain('own rules');
  expect(text).toContain('within 30 minutes after its last bet is void');
});
