import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { vendorMenuQuery } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { bringMoneyBack, type Launch } from '../api/launch-game.ts';

/**
 * Leaving a game of a vendor with a wallet of its own brings the money back. Where that fails the server does it by itself a
 * little later, so nobody is bothered.
 */
export function useMoneyBack(launch: Launch | undefined): void {
  const queryClient = useQueryClient();
  const vassalage = launch !== undefined && launch.transfer !== null ? launch.game.vassalage : undefined;
  useEffect(() => {
    if (vassalage === undefined) return;
    return () => void leave().catch(() => undefined);
    async function leave() {
      const { locale } = useLanguage.getState();
      const { data } = await queryClient.ensureQueryData(vendorMenuQuery(locale));
      const card = data.lanes.flatMap((lane) => lane.cards).find((vendor) => vendor.vassalage === vassalage);
      if (card !== undefined) await bringMoneyBack(queryClient, card.accountTypeId);
    }
  }, [vassalage, queryClient]);
}
