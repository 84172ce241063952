import { useTranslations } from 'use-intl';

const rowHeight = 14;
const pegGap = 16;

/** The pegs with the way of the ball between them. */
export function PlinkoPath({ turns }: { turns: readonly boolean[] }) {
  const t = useTranslations('verifier.page.draw');
  const width = (turns.length + 2) * pegGap;
  const middle = width / 2;
  let right = 0;
  const points = [
    [middle, 0] as const,
    ...turns.map((isRight, row) => {
      right += Number(isRight);
      return [middle + (right - (row + 1) / 2) * pegGap, (row + 1) * rowHeight] as const;
    }),
  ];
  const [lastX = middle, lastY = 0] = points.at(-1) ?? [];
  return (
    <svg
      role="img"
      aria-label={t('path', { turns: turns.map((isRight) => t(isRight ? 'right' : 'left')).join(', ') })}
      viewBox={`0 -8 ${width} ${turns.length * rowHeight + 20}`}
      className="w-72 max-w-full"
    >
      {turns.map((_, row) =>
        Array.from({ length: row + 1 }, (_peg, peg) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place
            key={`${row}-${peg}`}
            cx={middle + (peg - row / 2) * pegGap}
            cy={row * rowHeight + rowHeight / 2}
            r="2"
            className="fill-hero-line"
          />
        )),
      )}
      <polyline
        points={points.map((place) => place.join()).join(' ')}
        className="fill-none stroke-hero-gold"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx={lastX} cy={lastY} r="6" className="fill-hero-gold" />
    </svg>
  );
}
