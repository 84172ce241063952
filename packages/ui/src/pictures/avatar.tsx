import { clsx } from 'clsx';
import { useState } from 'react';

export interface AvatarProps {
  /** Its first letter stands where there is no picture. */
  name: string;
  /** Address of the picture; empty or broken shows the letter. */
  picture?: string | undefined;
  /** Size and ring, such as `size-8`. */
  className?: string | undefined;
}

/** Somebody's picture, or the first letter of the name; decoration beside the name itself. */
export function Avatar({ name, picture = '', className }: AvatarProps) {
  const [broken, setBroken] = useState('');
  if (picture !== '' && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        onError={() => setBroken(picture)}
        className={clsx('shrink-0 rounded-full object-cover ring-1 ring-line', className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-hero font-bold text-hero-gold uppercase',
        className,
      )}
    >
      {[...name][0] ?? ''}
    </span>
  );
}
