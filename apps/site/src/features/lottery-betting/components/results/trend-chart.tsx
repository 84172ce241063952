import type { LotteryDraw } from '@baize/games/lottery';
import { useTranslations } from 'use-intl';
import { type Lane, trendRows } from '../../draw-statistics.ts';

export interface TrendChartProps {
  lane: Lane;
  /** The newest first. */
  drawn: readonly { numero: string; result: LotteryDraw }[];
}

const middle = 0.5;

/** The numbers of one place of the latest draws, the newest last, with a line through them; other cells count the draws since a number came. */
export function TrendChart({ lane, drawn }: TrendChartProps) {
  const t = useTranslations('lotto.statistics');
  const rows = trendRows(
    lane,
    drawn.map(({ result }) => result),
  );
  const numeros = drawn.map(({ numero }) => numero).reverse();
  const line = rows.map(({ token }, row) => `${lane.tokens.indexOf(token) + middle},${row + middle}`).join(' ');
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <div className="relative min-w-[28rem]">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${lane.tokens.length} ${rows.length}`}
          preserveAspectRatio="none"
          className="pointer-events-none absolute top-8 right-0 bottom-0 left-32 h-[calc(100%-2rem)] w-[calc(100%-8rem)] text-gold"
        >
          <polyline
            points={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <table className="tabular relative w-full table-fixed text-center text-xs">
          <thead className="bg-sunken">
            <tr className="h-8">
              <th scope="col" className="w-32 px-2 text-left font-semibold">
                {t('draw')}
              </th>
              {lane.tokens.map((token) => (
                <th key={token} scope="col" className="font-semibold">
                  {token}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ token, missing }, row) => (
              <tr key={numeros[row]} className="h-8 border-t border-line">
                <th scope="row" className="px-2 text-left font-normal text-ink-muted">
                  {numeros[row]}
                </th>
                {lane.tokens.map((one, column) => (
                  <td key={one}>
                    {one === token ? (
                      <strong className="relative mx-auto grid size-6 place-items-center rounded-full bg-gold text-on-gold">
                        {one}
                      </strong>
                    ) : (
                      <span className="text-ink-muted">{missing[column]}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
