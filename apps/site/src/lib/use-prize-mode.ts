import { useVendorMenu } from './api/queries/vendor-menu.ts';
import { useLanguage } from './language.ts';
import { type PrizeMode, prizeModeOf } from './prize-mode.ts';

/** The prize mode of the brand's lotteries, as its vendors say; undefined until they are known. */
export function usePrizeMode(): PrizeMode | undefined {
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  return lanes && prizeModeOf(lanes);
}
