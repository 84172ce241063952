// @covers stated-waits

import { intlConfig, loadMessages } from '@baize/i18n';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { game as stars } from '../../games/fixed-stars/index.ts';
import { game as chests } from '../../games/harbour-chests/index.ts';
import { game as lanterns } from '../../games/lantern-garden/index.ts';
import { game as nuggets } from '../../games/nugget-gulch/index.ts';
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

test('the rules of hold and respin say what starts it, what a nugget can be worth and how often', () => {
  const text = textOf(nuggets.Rules, bet);
  expect(text).toContain('6 or more nuggets stay in their cells');
  expect(text).toContain('a full grid ends the feature and pays 200000 more');
  expect(text).toContain('a nugget with 6 % and a cart with 1.2 %');
  expect(text.replace(/\s+/g, ' ')).toContain('100 32 % 200 30 % 300 14 % 400 11 % 600 7 % 1000 4 % 2000 2 %');
});

test('the rules of free spins of the player’s choice say the figures of each and what becomes of one that is not made', () => {
  const text = textOf(stars.Rules, bet);
  expect(text).toContain('8 free spins, wilds x2');
  expect(text).toContain('Return of the game 95.96 %. These free spins win 42.07 bets on average; 10.49 % of them');
  expect(text).toContain('not chosen after 24 hours, the middle choice is played for you');
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
