import { Skeleton } from '@baize/ui/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { lobbyPaths, paths } from '../../../config/paths.ts';
import { loadChunk } from '../../../lib/page/chunk.ts';
import { withTexts } from '../../../lib/preferences/language.ts';

const Sportsbook = lazy(() =>
  loadChunk('sportsbook', () =>
    withTexts(
      ['sportsbook'],
      import('../../../features/sportsbook/components/sportsbook.tsx').then((file) => ({ default: file.Sportsbook })),
    ),
  ),
);

/** By the address at which a vendor's games open. */
const books: Readonly<Record<string, 'fb' | 'bti' | 'tf'>> = {
  [paths.fbsports]: 'fb',
  [lobbyPaths.SPORTS]: 'bti',
  [lobbyPaths.ESPORTS]: 'tf',
};

/** A sportsbook that is a screen of the site, where a launch leads to one; null for any other game. */
export function bookScreen(launched: {
  url: URL;
  onRestart: () => void;
  onBalance: (balanceMinor: string) => void;
}): ReactNode {
  const { url, ...rest } = launched;
  const book = books[url.pathname];
  const launchToken = url.searchParams.get('launchToken');
  if (book === undefined || launchToken === null) return null;
  return (
    <Suspense fallback={<Skeleton className="absolute inset-0 rounded-none" />}>
      <Sportsbook key={launchToken} book={book} launchToken={launchToken} {...rest} />
    </Suspense>
  );
}
