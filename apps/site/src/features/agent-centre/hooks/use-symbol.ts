import { useBalance } from '../../../lib/account/balance.ts';

/** The currency's symbol, once it is known. */
export const useSymbol = (): { symbol?: string } => {
  const symbol = useBalance().data?.currencySymbol;
  return symbol === undefined ? {} : { symbol };
};
