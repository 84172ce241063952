import { formatAmount } from '@baize/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { balanceQuery, refreshMoney, useBalance } from '../../../lib/account/balance.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';

export interface GameMoney {
  /** Takes the balance that the game booked (integer minor units), so that the header moves with the round. */
  report: (balanceMinor: string) => void;
  /** Asks the server what is there now. */
  refresh: () => void;
  /** How often the balance changed by something else, such as a deposit: the game then asks for it again. */
  outsideChanges: number;
}

/** Keeps the balance of the site and that of a running game in step. */
export function useGameMoney(): GameMoney {
  const queryClient = useQueryClient();
  const exponent = useWhitelabel().data?.currency.exponent;
  const balance = useBalance().data?.sumBalance;
  const known = useRef<string>(undefined);
  const [outsideChanges, setOutsideChanges] = useState(0);

  useEffect(() => {
    if (balance === undefined) return;
    if (known.current !== undefined && known.current !== balance) setOutsideChanges((count) => count + 1);
    known.current = balance;
  }, [balance]);

  const report = useCallback(
    (balanceMinor: string) => {
      if (exponent === undefined) return;
      const sumBalance = formatAmount(BigInt(balanceMinor), exponent);
      known.current = sumBalance;
      queryClient.setQueryData(balanceQuery().queryKey, (current) => current && { ...current, sumBalance });
    },
    [queryClient, exponent],
  );

  const refresh = useCallback(() => void refreshMoney(queryClient), [queryClient]);
  // The game is left: what the server holds is shown from here on.
  useEffect(() => refresh, [refresh]);
  return { report, refresh, outsideChanges };
}
