import { formatAmount, parseAmount } from '@baize/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { balanceQuery, refreshMoney, useBalance } from '../../../lib/account/balance.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';

export interface GameMoney {
  /** Takes the balance that the game booked (integer minor units), so that the header moves with the round. */
  report: (balanceMinor: string, isRoundOver: boolean) => void;
  /** The same from a screen that has no rounds; it stays the same function, so that effects which call it do not call each other. */
  reportOutcome: (balanceMinor: string) => void;
  /** Wins less stakes of the rounds that are over, as "-3.20"; null until the currency is known. */
  net: string | null;
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
  // What the rounds have moved, with the one that runs, and what of it may be seen.
  const movedMinor = useRef(0n);
  const [netMinor, setNetMinor] = useState(0n);
  const isRoundRunning = useRef(false);

  useEffect(() => {
    if (balance === undefined) return;
    if (known.current !== undefined && known.current !== balance) setOutsideChanges((count) => count + 1);
    // The server has booked a round before it is shown: what comes meanwhile is the round's.
    if (!isRoundRunning.current) known.current = balance;
  }, [balance]);

  const report = useCallback(
    (balanceMinor: string, isRoundOver: boolean) => {
      if (exponent === undefined) return;
      const sumBalance = formatAmount(BigInt(balanceMinor), exponent);
      const before = parseAmount(known.current ?? sumBalance, exponent, 'any');
      if (before.ok) movedMinor.current += BigInt(balanceMinor) - before.amountMinor;
      if (isRoundOver) setNetMinor(movedMinor.current);
      isRoundRunning.current = !isRoundOver;
      known.current = sumBalance;
      queryClient.setQueryData(balanceQuery().queryKey, (current) => current && { ...current, sumBalance });
    },
    [queryClient, exponent],
  );

  const reportOutcome = useCallback((balanceMinor: string) => report(balanceMinor, true), [report]);
  const refresh = useCallback(() => void refreshMoney(queryClient), [queryClient]);
  // The game is left: what the server holds is shown from here on.
  useEffect(() => refresh, [refresh]);
  const net = exponent === undefined ? null : formatAmount(netMinor, exponent);
  return { report, reportOutcome, refresh, outsideChanges, net };
}
