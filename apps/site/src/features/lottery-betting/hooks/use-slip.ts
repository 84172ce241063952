import { useRef, useState } from 'react';
import { emptySelection, type LotteryBet, type Selection, type SlipLine } from '../slip-rules.ts';

/** What is chosen and what stands on the ticket. */
export function useSlip(first: LotteryBet) {
  const [bet, setBet] = useState(first);
  const [selection, setSelection] = useState<Selection>(() => emptySelection(first));
  const [lines, setLines] = useState<readonly SlipLine[]>([]);
  const nextKey = useRef(1);
  return {
    bet,
    selection,
    lines,
    chooseBet: (chosen: LotteryBet) => {
      setBet(chosen);
      setSelection(emptySelection(chosen));
    },
    chooseGroup: (index: number, tokens: readonly string[]) =>
      setSelection((before) => before.map((group, place) => (place === index ? tokens : group))),
    setSelection,
    add: (line: Omit<SlipLine, 'key'>) => {
      const key = nextKey.current;
      nextKey.current += 1;
      setLines((before) => [...before, { ...line, key }]);
      setSelection(emptySelection(line.bet));
    },
    remove: (key: number) => setLines((before) => before.filter((line) => line.key !== key)),
    clear: () => setLines([]),
  };
}
export type Slip = ReturnType<typeof useSlip>;
