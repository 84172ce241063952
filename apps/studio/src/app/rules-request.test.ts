// @covers game-rules-page

import { expect, it } from 'vitest';
import { readRulesRequest } from './rules-request.ts';

it('an address that does not ask for rules is none of rules', () => {
  expect(readRulesRequest('?game=roulette&launchToken=t')).toBeNull();
  expect(readRulesRequest('?view=history')).toBeNull();
});

it('reads bet and currency', () => {
  expect(readRulesRequest('?view=rules&bet=20&symbol=P&exponent=2')).toEqual({
    betMinor: 20n,
    currency: { symbol: 'P', exponent: 2 },
  });
});

it.each(['?view=rules', '?view=rules&bet=-5&exponent=x', '?view=rules&bet=1e9&exponent=99', '?view=rules&bet=0'])(
  'what makes no sense in %s counts as not given',
  (search) => {
    expect(readRulesRequest(search)).toEqual({ betMinor: 100n, currency: { symbol: '', exponent: 2 } });
  },
);
