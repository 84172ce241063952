/** Which of nine places have a point, by the number shown. */
const points: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const places = Array.from({ length: 9 }, (_, place) => place);

/** A face of a die. */
export function DieFace({ token }: { token: string }) {
  return (
    <span className="grid size-8 grid-cols-3 grid-rows-3 place-items-center rounded-md border border-line-strong bg-raised p-1">
      {places.map((place) => (
        <span
          key={place}
          className={points[token]?.includes(place) ? 'size-1.5 rounded-full bg-ink' : 'size-1.5 rounded-full'}
        />
      ))}
    </span>
  );
}
