import type { RateKind } from '@baize/contract';
import { TextField } from '@baize/ui/field';
import { useTranslations } from 'use-intl';
import { useRateNames } from '../../hooks/use-rate-names.ts';

export type TypedRates = Partial<Record<RateKind, string>>;
export interface OwnRate {
  gameType: RateKind;
  percent: string;
}

interface RateFieldsProps {
  own: readonly OwnRate[];
  rates: TypedRates;
  onRates: (rates: TypedRates) => void;
  faultOf: (gameType: RateKind) => string | undefined;
}

/** A rate for each game type in which the agent has one himself. */
export function RateFields({ own, rates, onRates, faultOf }: RateFieldsProps) {
  const t = useTranslations('agents.rates');
  const names = useRateNames();
  if (own.length === 0) return <p className="text-sm text-ink-muted">{t('noneOwn')}</p>;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {own.map(({ gameType, percent }) => (
        <TextField
          key={gameType}
          label={names(gameType)}
          hint={t(gameType === 'POINTS' ? 'pointsHint' : 'hint', { percent })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={rates[gameType] ?? ''}
          error={faultOf(gameType)}
          onChange={(event) => onRates({ ...rates, [gameType]: event.target.value.trim() })}
        />
      ))}
    </div>
  );
}

/** What was typed, as it is sent: an empty field is left out. */
export const sentRatesOf = (own: readonly OwnRate[], rates: TypedRates): OwnRate[] =>
  own.flatMap(({ gameType }) => {
    const percent = rates[gameType] ?? '';
    return percent === '' ? [] : [{ gameType, percent }];
  });

/** The fault of a game type's rate, which the server names by its place in the list. */
export const rateFault =
  (sent: readonly OwnRate[], field: (name: string) => string | undefined) =>
  (gameType: RateKind): string | undefined => {
    const index = sent.findIndex((rate) => rate.gameType === gameType);
    return index === -1 ? undefined : field(`rates.${index}.percent`);
  };
