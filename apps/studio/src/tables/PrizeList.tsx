/** The prizes of a bet, as they are printed on the cloth: from the highest to the lowest, to one. */
export function PrizeList({
  prizes,
  nameOf,
}: {
  prizes: Readonly<Record<string, number>>;
  nameOf: (prize: string) => string;
}) {
  return (
    <span className="prize-list">
      {Object.entries(prizes).map(([name, toOne]) => (
        <span key={name}>
          <i>{nameOf(name)}</i>
          <b>{toOne}:1</b>
        </span>
      ))}
    </span>
  );
}
