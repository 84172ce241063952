import type { RateKind } from '@baize/contract';
import { useTranslations } from 'use-intl';

/** What a rate is of: a game type's name, or the rebate points of classic lotteries. */
export function useRateNames(): (kind: RateKind) => string {
  const t = useTranslations('agents.rates');
  const types = useTranslations('common.gameType');
  return (kind) => (kind === 'POINTS' ? t('points') : types(kind));
}
