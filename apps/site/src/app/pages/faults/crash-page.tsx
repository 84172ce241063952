import { toFailure } from '@baize/client';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import { ChunkLoadError } from '../../../lib/page/chunk.ts';
import { ChunkFailedPage } from './chunk-failed-page.tsx';

/** The server's reference of the crash, else one of our own that stands in the browser's console beside the error. */
function referenceOf(thrown: unknown): string {
  const reference =
    toFailure(thrown).detail.reference ?? `W-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  console.error(reference, thrown);
  return reference;
}

/** Stands in place of a page whose code threw, or did not come. */
export function CrashPage({ error }: ErrorComponentProps) {
  return error instanceof ChunkLoadError ? <ChunkFailedPage error={error} /> : <Crash error={error} />;
}

function Crash({ error }: { error: unknown }) {
  const t = useTranslations('site.crash');
  const action = useTranslations('common.action');
  const [reference] = useState(() => referenceOf(error));
  return (
    <div role="alert">
      <EmptyState
        level={1}
        picture={art.error}
        title={t('title')}
        text={t('text')}
        action={
          <>
            <Button onClick={() => location.reload()}>{action('reload')}</Button>
            <a href={paths.home} className={buttonClass('secondary')}>
              {action('toHome')}
            </a>
          </>
        }
      />
      <p className="tabular pb-10 text-center text-sm text-ink-muted">{t('reference', { reference })}</p>
    </div>
  );
}
