import { add, multiply, type Rational, rational } from '../exact/rational.ts';

/** How a bet or a leg came out (rulebook 6.3); a void one was never in force. */
export const legResults = ['win', 'halfWin', 'push', 'halfLoss', 'loss', 'void'] as const;
export type LegResult = (typeof legResults)[number];

export const one = rational(1n);
const half = rational(1n, 2n);
const zero = rational(0n);

/** What one unit of stake becomes at these decimal odds: rulebook 6.6. */
export function factorOf(result: LegResult, odds: Rational): Rational {
  switch (result) {
    case 'win':
      return odds;
    case 'halfWin':
      return multiply(add(one, odds), half);
    case 'push':
    case 'void':
      return one;
    case 'halfLoss':
      return half;
    case 'loss':
      return zero;
  }
}

const opposites: Readonly<Record<LegResult, LegResult>> = {
  win: 'loss',
  halfWin: 'halfLoss',
  push: 'push',
  halfLoss: 'halfWin',
  loss: 'win',
  void: 'void',
};

/** What the other side of a two-way line gets. */
export const oppositeOf = (result: LegResult): LegResult => opposites[result];
