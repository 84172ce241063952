import type { Game } from '@baize/contract';
import { useEffect, useRef, useState } from 'react';
import { usePictureHost } from '../../brand/picture-host.ts';
import { motionUrl } from './motions.ts';
import { useCardHover } from './use-card-hover.ts';

type MovingGame = Pick<Game, 'vassalage' | 'gameCode' | 'coverUrl' | 'wideCoverUrl'>;

/** A game's cover in motion while the pointer rests on its card. A game without a motion of its own has a slow pan with a light over it. */
export function CardMotion({ game, isWide = false }: { game: MovingGame; isWide?: boolean }) {
  const [place, isOn] = useCardHover();
  return (
    <span ref={place} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {isOn && <Moving game={game} isWide={isWide} />}
    </span>
  );
}

function Moving({ game, isWide }: { game: MovingGame; isWide: boolean }) {
  const hosted = usePictureHost();
  const [isHere, setHere] = useState(false);
  const own = isWide ? null : motionUrl(game);
  return (
    <>
      {!isHere && <Pan src={hosted(isWide ? game.wideCoverUrl : game.coverUrl)} />}
      {own !== null && (
        <img
          src={hosted(own)}
          alt=""
          onLoad={() => setHere(true)}
          className={`absolute inset-0 size-full object-cover ${isHere ? '' : 'invisible'}`}
        />
      )}
    </>
  );
}

const panMs = 6_000;
const lightMs = 2_400;
/** There and back again without a jump. */
const swing = { direction: 'alternate', easing: 'ease-in-out', iterations: Number.POSITIVE_INFINITY } as const;

/** The cover itself, drawn a little larger and moved slowly under a light that passes. */
function Pan({ src }: { src: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const light = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frames = [
      { transform: 'scale(1)' },
      { transform: 'scale(1.16) translate(-3%, -2%)' },
      { transform: 'scale(1.2) translate(3%, 2%)' },
    ];
    const moves = [
      picture.current?.animate(frames, { duration: panMs, ...swing }),
      light.current?.animate([{ transform: 'translateX(-140%)' }, { transform: 'translateX(240%)' }], {
        duration: lightMs,
        iterations: Number.POSITIVE_INFINITY,
      }),
    ];
    return () => {
      for (const move of moves) move?.cancel();
    };
  }, []);
  return (
    <>
      <img ref={picture} src={src} alt="" className="absolute inset-0 size-full object-cover" />
      <span
        ref={light}
        className="absolute inset-y-0 left-0 w-1/2 -skew-x-12 bg-linear-to-r from-transparent via-on-scrim/25 to-transparent"
      />
    </>
  );
}
