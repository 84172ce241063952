import {
  advertised,
  goldenPocketsBets,
  maxLucky,
  multiplierDraws,
  multipliers,
  plainToOne,
  topMultiplier,
} from '@baize/games/golden-pockets';
import { pockets } from '@baize/games/roulette';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { useTableView } from '../../table-frame/table/table-view.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { RouletteBetKey } from '../roulette/bet-names.ts';
import { BetTable, clothOdds } from '../TableRules.tsx';

const meanLucky = (1 + maxLucky) / 2;
/** Rounds in which a straight-up on one number wins this multiplier once, in the mean. */
const roundsOf = (weight: number) => (pockets * pockets * multiplierDraws) / (meanLucky * weight);

function Multipliers() {
  const t = useTranslations('tables.goldenPockets.rules');
  const format = useFormatter();
  return (
    <table className="tabular w-full text-sm">
      <thead>
        <tr className="text-left text-ink-muted">
          <th className="py-2 font-medium">{t('multiplier')}</th>
          <th className="py-2 ps-3 text-right font-medium">{t('share')}</th>
          <th className="py-2 ps-3 text-right font-medium">{t('once')}</th>
        </tr>
      </thead>
      <tbody>
        {multipliers.map(({ multiplier, weight }) => (
          <tr key={multiplier} className="border-t border-line">
            <td className="py-2">{multiplier}:1</td>
            <td className="py-2 ps-3 text-right">
              {format.number(weight / multiplierDraws, { style: 'percent', maximumFractionDigits: 1 })}
            </td>
            <td className="py-2 ps-3 text-right">{format.number(roundsOf(weight), { maximumFractionDigits: 0 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Rules() {
  const t = useTranslations('tables.goldenPockets.rules');
  const roulette = useTranslations('tables.roulette');
  const money = useTableFrameMoney();
  const straight = useTableView().limitsOf('straight');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text', { most: maxLucky, plain: plainToOne })} />
      <Section title={t('multipliersTitle')} text={t('multipliers', { most: maxLucky })}>
        <Multipliers />
        {straight && (
          <p className="text-sm text-ink-muted">
            {t('max', { amount: money(straight.maxMinor * BigInt(topMultiplier)) })}
          </p>
        )}
      </Section>
      <BetTable
        rows={goldenPocketsBets().map(({ key, selections, returnsOf }) => ({
          key,
          label: roulette(`bet.${key as RouletteBetKey}`),
          pays: clothOdds(returnsOf(selections[0] ?? '')),
          advertised: advertised[key],
        }))}
      />
      <Section title={roulette('rules.callsTitle')} text={roulette('rules.calls')} />
    </div>
  );
}
