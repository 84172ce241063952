import { lazy, Suspense } from 'react';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { useOpenedNotice } from '../hooks/use-open-notice.ts';

const NoticeDialog = lazy(() =>
  withChunkFallback(
    'notice-dialog',
    import('./notice-dialog.tsx').then((file) => ({ default: file.NoticeDialog })),
  ),
);

/** The notice popup over any page; its code comes when it is first opened. */
export function NoticePopup() {
  const changeSearch = useChangeSearch();
  const opened = useOpenedNotice();
  if (opened === undefined) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog opened={opened} onClose={() => changeSearch({ popup: undefined, notice: undefined })} />
    </Suspense>
  );
}
