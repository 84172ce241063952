import type { ReportRow } from './row.ts';

const asPercent = (share: number, decimals: number) => `${(share * 100).toFixed(decimals)}%`;

function cellsOf({ figures, advertisedRtp }: ReportRow): string[] {
  return [
    figures.game,
    figures.variant,
    figures.bet,
    figures.rtpError === undefined
      ? asPercent(figures.rtp, 4)
      : `${asPercent(figures.rtp, 4)} ±${asPercent(figures.rtpError, 3)}`,
    asPercent(advertisedRtp, 4),
    asPercent(figures.houseEdge, 4),
    asPercent(figures.hitFrequency, 3),
    figures.sdPerUnit.toFixed(4),
    `${figures.topPrize}x`,
    figures.method,
  ];
}

const head = ['game', 'variant', 'bet', 'RTP', 'advertised', 'edge', 'hit rate', 'SD', 'top prize', 'method'];

/** The report as a table for people, with the notes of each game under it. */
export function reportTable(rows: readonly ReportRow[]): string {
  const table = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const told = rows.filter(({ notes }) => notes.length > 0);
  const notes = told.flatMap(({ figures, notes }) => ['', figures.game, ...notes.map((note) => `  ${note}`)]);
  return [...lines, ...notes, ''].join('\n');
}
