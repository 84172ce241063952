import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import type { ChunkLoadError } from '../../../lib/page/chunk.ts';

/** Stands in place of a page whose code did not come. Trying again loads the whole page: browsers keep a failed part in mind. */
export function ChunkFailedPage({ error }: { error: ChunkLoadError }) {
  const t = useTranslations('common.chunk');
  const action = useTranslations('common.action');
  return (
    <div role="alert">
      <EmptyState
        level={1}
        picture={art.offline}
        title={t('title')}
        text={t(error.kind === 'timeout' ? 'slow' : 'text')}
        action={
          <>
            <Button onClick={() => location.reload()}>{action('retry')}</Button>
            <a href={paths.home} className={buttonClass('secondary')}>
              {action('toHome')}
            </a>
          </>
        }
      />
      <p className="verbatim pb-10 text-center text-sm break-all text-ink-muted">
        {t('report', { kind: error.kind, request: error.request })}
      </p>
    </div>
  );
}
