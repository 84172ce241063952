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

export function useOrderOptions() {
  const [options, setOptions] = useState(first);
  return { options, change: (some: Partial<OrderOptions>) => setOptions((before) => ({ ...before, ...some })) };
}
