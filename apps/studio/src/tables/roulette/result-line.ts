import { colourOf } from '@baize/games/roulette';
import { useTranslations } from 'use-intl';

/** What a dealer says of a pocket: "17, black". */
export function useResultLine() {
  const t = useTranslations('tables.roulette.bet');
  return (outcome: Record<string, unknown>): string => {
    const pocket = Number(outcome.pocket);
    const colour = colourOf(pocket);
    return colour === 'green' ? `${pocket}` : `${pocket}, ${t(colour)}`;
  };
}
