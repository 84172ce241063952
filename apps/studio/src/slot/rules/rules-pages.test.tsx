// @covers stated-waits cluster-pays multiplier-tumbles

import { intlConfig, loadMessages } from '@baize/i18n';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { game as stars } from '../../games/fixed-stars/index.ts';
import { game as chests } from '../../games/harbour-chests/index.ts';
import { game as meadow } from '../../games/honey-meadow/index.ts';
import { game as jade } from '../../games/jade-cascade/index.ts';
import { game as lanterns } from '../../games/lantern-garden/index.ts';
import { game as theatre } from '../../games/lotus-theatre/index.ts';
import { game as mammoth } from '../../games/mammoth-ridge/index.ts';
import { game as orchard } from '../../games/neon-orchard/index.ts';
import { game as nuggets } from '../../games/nugget-gulch/index.ts';
import { game as pearls } from '../../games/pearl-tide/index.ts';
import { game as anvil } from '../../games/storm-anvil/index.ts';
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

test('the rules of a cascading slot say how it pays, and only what it has', () => {
  expect(textOf(jade.Rules, bet)).toContain('multiplied by x1, x2, x3 and x5');
  const storm = textOf(anvil.Rules, bet);
  expect(storm).toContain('values of all multipliers on the grid (x2, x3, x5, x10, x25 and x100)');
  expect(storm).toContain('Multipliers add up over all of them');
  expect(storm).not.toContain('Meter');
  const honey = textOf(meadow.Rules, bet);
  expect(honey).toContain('touch each other by their sides');
  expect(honey).toContain('For every 12 of them');
  expect(honey).toContain('4 wilds in random cells, all of a random symbol taken away, 7 wilds');
  expect(honey).toContain('Measured over 100,000,000 simulated rounds');
});

test('the rules of hold and respin say what starts it, what a link symbol can be worth and how often', () => {
  const text = textOf(nuggets.Rules, bet);
  expect(text).toContain('6 or more link symbols stay in their cells');
  expect(text).toContain('a full grid ends the feature and pays 200000 more');
  expect(text).toContain('a link symbol with 6 % and a collect symbol with 1.2 %');
  expect(text.replace(/\s+/g, ' ')).toContain('100 32 % 200 30 % 300 14 % 400 11 % 600 7 % 1000 4 % 2000 2 %');
});

test('the rules of jackpots that must drop say where each starts and ends, what it takes and what it gives back', () => {
  const text = textOf(pearls.Rules, bet).replace(/\s+/g, ' ');
  expect(text).toContain('must drop before it comes to its ceiling');
  expect(text).toContain('Mini 1000 to 5000 0.6 % of each bet goes in and 0.3 % into the reserve');
  expect(text).toContain('Over time 0.9 % of all bets');
  expect(text).toContain('Maxi 100000 to 500000');
  expect(text).toContain('6 or more link symbols stay in their cells');
  expect(textOf(nuggets.Rules, bet)).not.toContain('must drop');
});

test('the rules of a slot that sells its feature say the price and what it returns', () => {
  const text = textOf(mammoth.Rules, { ...bet, sellsFeature: true });
  expect(text).toContain('For 9000 the free spins begin at once');
  expect(text).toContain('95.97 %');
  expect(text).toContain('up to 117,649');
  // Where the operator does not let it.
  expect(textOf(mammoth.Rules, bet)).not.toContain('begin at once');
});

test('the rules of free spins of the player’s choice say the figures of each and what becomes of one that is not made', () => {
  const text = textOf(stars.Rules, bet);
  expect(text).toContain('8 free spins, wilds x2');
  expect(text).toContain('Return of the game 95.96 %. These free spins win 42.07 bets on average; 10.49 % of them');
  expect(text).toContain('not chosen after 24 hours, the middle choice is played for you');
});

test('the rules of wilds that walk say where they land, how often the reels turn again and what multiplies', () => {
  const text = textOf(theatre.Rules, bet);
  expect(text).toContain('In paid spins it lands on these reels: 5.');
  expect(text).toContain('20 times at most');
  expect(text).toContain('further wilds on these alone: 5.');
  expect(text).toContain('3 or more scatters in a paid spin start the parade: wilds come onto the reels 4 and 5');
  expect(textOf(lanterns.Rules, bet)).not.toContain('parade');
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
