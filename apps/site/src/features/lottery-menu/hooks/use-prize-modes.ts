import { useMemo } from 'react';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type PrizeMode, prizeModesOf } from '../prize-mode.ts';

const unknown: readonly PrizeMode[] = [];

/** The prize modes that the brand's lotteries pay by, as its vendors say; none until they are known. */
export function usePrizeModes(): readonly PrizeMode[] {
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  return useMemo(() => (lanes === undefined ? unknown : prizeModesOf(lanes)), [lanes]);
}
