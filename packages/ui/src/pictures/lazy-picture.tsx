import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { isPictureKnown, notePicture, watchPicture } from './picture-watch.ts';

export interface LazyPictureProps {
  src: string;
  /** Shown when `src` cannot be loaded; it is tried once. */
  fallback: string;
  width: number;
  height: number;
  /** True for pictures that are seen at once: they do not wait to come near the screen. */
  eager?: boolean;
  /** False: it stands as soon as it is there. A fade is a layer of its own, which costs frames while many come by. */
  fades?: boolean;
  className?: string;
}

type PictureState = 'waiting' | 'loading' | 'loaded' | 'failed';

/** A decorative picture that is asked for when it comes near the screen, and fades in. */
export function LazyPicture({
  src,
  fallback,
  width,
  height,
  eager = false,
  fades = true,
  className,
}: LazyPictureProps) {
  const [shown, setShown] = useState(src);
  const [state, setState] = useState<PictureState>(() => startOf(src, eager));
  const place = useRef<HTMLSpanElement>(null);
  if (shown !== src) {
    setShown(src);
    setState(startOf(src, eager));
  }
  useEffect(() => {
    if (state !== 'waiting' || place.current === null) return;
    return watchPicture(place.current, () => setState('loading'));
  }, [state]);
  return (
    <span ref={place} className="block size-full" data-picture={state}>
      {state !== 'waiting' && (
        <img
          src={state === 'failed' ? fallback : src}
          onLoad={() => {
            if (state !== 'loading') return;
            notePicture(src);
            setState('loaded');
          }}
          onError={() => setState('failed')}
          alt=""
          width={width}
          height={height}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          className={clsx(
            'size-full object-cover',
            fades && 'transition-opacity duration-200',
            fades && state === 'loading' && !eager && 'opacity-0',
            className,
          )}
        />
      )}
    </span>
  );
}

/** A picture that has no address never fails: it is one that cannot be loaded from the start. */
function startOf(src: string, eager: boolean): PictureState {
  if (src === '') return 'failed';
  return eager || isPictureKnown(src) ? 'loading' : 'waiting';
}
