import type { AdvertisedBet } from '@baize/games/table-engine';
import { useTranslations } from 'use-intl';
import { Section } from '../game-frame/panels/parts.tsx';
import { useTableView, useTableViewIfAny } from '../table-frame/table/table-view.tsx';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';

export interface RuleRow {
  key: string;
  /** The table's key of the bet, where `key` is that of a group or of one choice. */
  betKey?: string;
  label: string;
  pays: string;
  advertised: AdvertisedBet | undefined;
}

/** What each bet pays, takes and returns, from the game's own figures; what it takes at a table alone. */
export function BetTable({ rows }: { rows: readonly RuleRow[] }) {
  const t = useTranslations('tables.rules');
  const isAtTable = useTableViewIfAny() !== null;
  return (
    <Section title={t('bets')} text={t('betsText')}>
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-left text-ink-muted">
            <th className="py-2 font-medium">{t('bet')}</th>
            <th className="py-2 ps-3 text-right font-medium">{t('pays')}</th>
            {isAtTable && <th className="py-2 ps-3 text-right font-medium">{t('limits')}</th>}
            <th className="py-2 ps-3 text-right font-medium">{t('rtp')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, betKey = key, label, pays, advertised }) => (
            <tr key={key} className="border-t border-line">
              <td className="py-2">{label}</td>
              <td className="py-2 ps-3 text-right">{pays}</td>
              {isAtTable && (
                <td className="py-2 ps-3 text-right">
                  <Range betKey={betKey} />
                </td>
              )}
              <td className="py-2 ps-3 text-right">
                {advertised ? t('percent', { value: advertised.rtpPercent }) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isAtTable && <SeatLimit />}
    </Section>
  );
}

function Range({ betKey }: { betKey: string }) {
  const t = useTranslations('tables.rules');
  const money = useTableFrameMoney();
  const limits = useTableView().limitsOf(betKey);
  return limits && t('range', { min: money(limits.minMinor), max: money(limits.maxMinor) });
}

function SeatLimit() {
  const t = useTranslations('tables.rules');
  const money = useTableFrameMoney();
  const { seatMaxMinor } = useTableView();
  if (seatMaxMinor === null) return null;
  return <p className="text-sm text-ink-muted">{t('seatLimit', { max: money(seatMaxMinor) })}</p>;
}

const stake = 10_000;

/** Returns in ten-thousandths as "35:1" or "20:1 / 12:1". */
export const paysText = (returns: readonly number[]): string =>
  returns
    .filter((back) => back > stake)
    .map((back) => `${Number(((back - stake) / stake).toFixed(2))}:1`)
    .join(' / ');

const listedOdds = 2;

/** The same for the cloth, where many prizes stand as the highest and the lowest. */
export function clothOdds(returns: readonly number[]): string {
  const paying = returns.filter((back) => back > stake);
  const [first, last] = [paying.at(0), paying.at(-1)];
  if (paying.length <= listedOdds || first === undefined || last === undefined) return paysText(paying);
  return `${paysText([first])} – ${paysText([last])}`;
}
