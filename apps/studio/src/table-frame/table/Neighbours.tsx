import type { TableState } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../table-frame-context.tsx';

/** Who plays at the table, and the largest stakes by name. The own one is among them. */
export function Neighbours({ state }: { state: TableState | null }) {
  const t = useTranslations('tables');
  const money = useTableFrameMoney();
  return (
    <section className="table-neighbours">
      <h2>{t('players', { count: state?.players ?? 0 })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard */}
      <ol tabIndex={0}>
        {(state?.neighbours ?? []).map(({ name, stakeMinor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked names may be alike
          <li key={index}>
            <span>{name}</span>
            <b className="tabular">{money(stakeMinor)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
