import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CentrePage, type CentrePageProps, loadCentrePage, loadedCentrePage } from './centre-page.ts';
import { CentreSkeleton } from './centre-skeleton.tsx';

/** A page of a centre, loaded when it is first opened. */
export function LoadedPage({ page, ...props }: CentrePageProps & { page: CentrePage }) {
  const Page = loadedCentrePage(page);
  const hasFailed = useLoading(page);
  if (Page !== undefined) return <Page {...props} />;
  return hasFailed ? <MissingPage /> : <CentreSkeleton />;
}

/** Loads the page's code if it is not here; returns whether it did not come. */
function useLoading(page: CentrePage): boolean {
  const [outcome, setOutcome] = useState<{ page: CentrePage; hasFailed: boolean }>();
  useEffect(() => {
    if (loadedCentrePage(page) !== undefined) return;
    let isCurrent = true;
    const settle = (hasFailed: boolean) => isCurrent && setOutcome({ page, hasFailed });
    loadCentrePage(page).then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return outcome?.page === page && outcome.hasFailed;
}

/** Trying again loads the whole site: browsers keep a failed part in mind. */
function MissingPage() {
  const common = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        title={common('failure.title')}
        text={common('chunk.text')}
        action={
          <Button variant="secondary" onClick={() => location.reload()}>
            {common('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
