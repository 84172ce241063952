import type { ComponentType, CSSProperties } from 'react';

/** Pips on a face of three by three places, from 0 at the upper left. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** How a cube is turned so that a face looks up front. */
const turns: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(0deg) rotateY(180deg)',
};

/** Dice lie a little askew, each in its own way, so that their sides are seen. */
const tilts = ['rotateX(-17deg) rotateY(24deg)', 'rotateX(-20deg) rotateY(-9deg)', 'rotateX(-15deg) rotateY(-27deg)'];

export function Face({ face }: { face: number }) {
  return (
    <span className="die-face" data-face={face}>
      {Array.from({ length: 9 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={place} data-pip={pips[face]?.includes(place)} />
      ))}
    </span>
  );
}

/** A die that tumbles while it is shaken and then shows its face. */
export function Die({
  face,
  isShaking,
  index,
  Side = Face,
}: {
  face: number;
  isShaking: boolean;
  index: number;
  /** What a side shows; pips if nothing else is said. */
  Side?: ComponentType<{ face: number }>;
}) {
  return (
    <span className="die" data-shaking={isShaking} style={{ '--die': index } as CSSProperties}>
      <span
        className="die-cube"
        style={isShaking ? undefined : { transform: `${tilts[index % tilts.length]} ${turns[face]}` }}
      >
        {[1, 2, 3, 4, 5, 6].map((side) => (
          <Side key={side} face={side} />
        ))}
      </span>
    </span>
  );
}
