import { useTranslations } from 'use-intl';
import type { StaffPair } from '../api/pairs.ts';

/** A sign in words, with the figures that it follows from. */
export function useSignText({ pair }: StaffPair): (signal: StaffPair['signals'][number]) => string {
  const t = useTranslations('consoleRooms.pairs.reasons');
  return ({ kind, from, figures }) => {
    const giver = from === 'second' ? pair.second.name : pair.first.name;
    const taker = from === 'second' ? pair.first.name : pair.second.name;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = figures;
    if (kind === 'chipDumping')
      return t('chipDumping', { giver, taker, bases: a, hands: b, rate: c, otherRate: d, deviations: e });
    if (kind === 'bigFolds') return t('bigFolds', { giver, taker, folds: a, hands: b, expected: c, deviations: d });
    if (kind === 'softPlay') return t('softPlay', { decisions: a, raises: b, otherRaises: c, deviations: d });
    return t(`links.${kind}`);
  };
}
