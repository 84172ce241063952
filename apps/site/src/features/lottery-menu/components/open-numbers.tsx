/** At most six digits are shown. */
const MAX_DIGITS = 6;

/** The drawn digits of a lottery, first prize first. */
export function OpenNumbers({ digits }: { digits: string }) {
  const shown = digits.slice(0, MAX_DIGITS);
  return (
    <span role="img" aria-label={shown} className="flex gap-1">
      {Array.from(shown, (digit, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
          key={place}
          aria-hidden="true"
          className="tabular grid size-6 place-items-center rounded-full bg-gold-soft text-xs font-bold text-gold-ink"
        >
          {digit}
        </span>
      ))}
    </span>
  );
}
