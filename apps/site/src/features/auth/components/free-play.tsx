import { Skeleton } from '@baize/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { orNothing } from '../../../lib/page/chunk.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { FreePlayButtonProps } from './free-play-button.tsx';

const FreePlayButton = lazy(() =>
  orNothing(withTexts(['auth'], import('./free-play-button.tsx')).then((file) => ({ default: file.FreePlayButton }))),
);

/** Trial play for a visitor, where the brand allows trial accounts; else nothing. */
export function FreePlay(props: FreePlayButtonProps) {
  const isOffered = useWhitelabel().data?.freePlay === true;
  const isGuest = useSession(({ token }) => token === '');
  if (!isOffered || !isGuest) return null;
  return (
    <Suspense fallback={<Skeleton className="h-touch w-36 max-w-full" />}>
      <FreePlayButton {...props} />
    </Suspense>
  );
}
