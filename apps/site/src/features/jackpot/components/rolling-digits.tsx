const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Figures whose digits roll to their next value; decoration, say the amount in words beside it. Digits are counted from the right, so that a new one in front moves none. */
export function RollingDigits({ text }: { text: string }) {
  const characters = [...text];
  return (
    <span aria-hidden="true" className="tabular inline-flex overflow-hidden leading-none">
      {characters.map((character, index) => {
        const key = characters.length - index;
        const digit = digits.indexOf(character);
        return digit === -1 ? (
          <span key={key} className="flex h-[1.45em] items-center">
            {character}
          </span>
        ) : (
          <Wheel key={key} digit={digit} />
        );
      })}
    </span>
  );
}

function Wheel({ digit }: { digit: number }) {
  return (
    <span className="relative inline-block h-[1.45em] overflow-hidden">
      <span
        className="flex flex-col transition-transform duration-700 ease-in-out"
        style={{ transform: `translateY(-${digit * 10}%)` }}
      >
        {digits.map((each) => (
          <span key={each} className="flex h-[1.45em] items-center">
            {each}
          </span>
        ))}
      </span>
    </span>
  );
}
