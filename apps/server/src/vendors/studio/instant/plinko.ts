import * as plinko from '@baize/games/plinko';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

export const plinkoGame = oneStep<plinko.PlinkoBet, { path: readonly boolean[] }>({
  ...limitsOf(plinko),
  readChoice: ({ rows, risk, ...rest }) => {
    const offeredRows = plinko.rowCounts.find((count) => count === rows);
    const offeredRisk = plinko.risks.find((name) => name === risk);
    if (Object.keys(rest).length > 0 || offeredRows === undefined || offeredRisk === undefined) return null;
    return { rows: offeredRows, risk: offeredRisk };
  },
  bestReturn: (bet) => Math.max(...plinko.slotReturns(bet)),
  draw: ({ rows }, draw) => ({ path: Array.from({ length: rows }, () => draw(2) === 1) }),
  returnOf: (bet, { path }) => plinko.slotReturns(bet)[path.filter(Boolean).length] ?? 0,
});
