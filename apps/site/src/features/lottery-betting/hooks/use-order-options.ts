import { useState } from 'react';
import { defaultTerms } from '../slip-rules.ts';

/** What an order is beside its lines. */
export interface OrderOptions {
  /** For so many draws on end. */
  draws: number;
  stopsOnWin: boolean;
  prizeGroup: number;
}

const first: OrderOptions = { draws: 1, stopsOnWin: true, prizeGroup: defaultTerms.prizeGroup };

/** What was chosen; a prize group that the player does not have is his highest one. */
export function useOrderOptions(groups: readonly number[]) {
  const [chosen, setChosen] = useState(first);
  const { prizeGroup } = chosen;
  const options = { ...chosen, prizeGroup: groups.includes(prizeGroup) ? prizeGroup : (groups[0] ?? prizeGroup) };
  return { options, change: (some: Partial<OrderOptions>) => setChosen((before) => ({ ...before, ...some })) };
}
