import type { TableState } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';

type Flier = TableState['neighbours'][number];

/** How a bet of the flight stands: left with money, still in the air, or down with it. */
const standOf = ({ left }: Flier, hasCrashed: boolean) => (left ? 'left' : hasCrashed ? 'down' : 'flying');

/** Who flies along, beside the curve: the largest stakes by masked names, and where each has left. The own bets are among them. */
export function Crowd({ state, hasCrashed }: { state: TableState | null; hasCrashed: boolean }) {
  const t = useTranslations('tables');
  const money = useTableFrameMoney();
  return (
    <section className="crash-crowd">
      <h2>{t('players', { count: state?.players ?? 0 })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard */}
      <ol tabIndex={0}>
        {(state?.neighbours ?? []).map((flier, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked names may be alike
          <li key={index} data-stand={standOf(flier, hasCrashed)}>
            <span className="crash-flier">{flier.name}</span>
            <span className="crash-left tabular">
              {flier.left ? `${flier.left.selection}×` : hasCrashed ? t('crash.down') : ''}
            </span>
            <b className="tabular">{money(flier.left?.payoutMinor ?? flier.stakeMinor)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
