import { smallBlindOf } from '@baize/games/holdem';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';

/** The two blinds as amounts. */
export function useBlinds(baseMinor: string): { small: string; big: string } {
  const money = useTableFrameMoney();
  return { small: money(smallBlindOf(BigInt(baseMinor))), big: money(baseMinor) };
}

export function useBlindsText(baseMinor: string): string {
  const t = useTranslations('holdem');
  return t('blinds', useBlinds(baseMinor));
}
