import { useTableFrameState } from '../../table-frame-context.tsx';

const thousand = 1_000;

/** An amount as it stands on a chip: 500, 2.5K. */
export function chipText(minor: bigint, exponent: number): string {
  const units = Number(minor) / 10 ** exponent;
  if (units >= thousand) return `${Number((units / thousand).toFixed(1))}K`;
  return `${Number(units.toFixed(2))}`;
}

const tones = ['ivory', 'green', 'blue', 'black', 'amber', 'red'] as const;

/** Which of the server's colours a chip has, by its size among the chips on offer. */
export const toneOf = (minor: bigint, chipsMinor: readonly bigint[]): (typeof tones)[number] => {
  const index = chipsMinor.findLastIndex((chip) => chip <= minor);
  return tones[Math.max(0, index) % tones.length] ?? 'ivory';
};

/** A chip that lies on a spot. */
export function Chip({
  minor,
  chipsMinor,
  isDraft,
}: {
  minor: bigint;
  chipsMinor: readonly bigint[];
  isDraft: boolean;
}) {
  const exponent = useTableFrameState((state) => state.currency.exponent);
  return (
    <span className="chip" data-tone={toneOf(minor, chipsMinor)} data-draft={isDraft}>
      {chipText(minor, exponent)}
    </span>
  );
}
