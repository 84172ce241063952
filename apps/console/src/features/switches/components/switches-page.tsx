import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { switchesQuery } from '../api/switches.ts';
import { CloseBrand } from './close-brand.tsx';
import { SwitchCard } from './switch-card.tsx';

/** Switches that let rounds end and close sites: of the brand, and of all brands for who looks after them. */
export function SwitchesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.switches');
  const { data, error, refetch } = useQuery(switchesQuery);
  const { refresh } = useAct(['staffSwitches', 'staffBrand', 'staffBrands']);
  return (
    <PageFrame title={pages('switches')} text={t('text')}>
      {data === undefined && error === null && <SkeletonText lines={10} />}
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <SwitchCard
            title={data.brand.name}
            state={data.brand}
            region={data.brand}
            openRounds={data.brand.openRounds}
            isOver={data.brand.closedAt !== null}
            send={async ({ isRegionClosed = false, ...body }) => {
              await callApi('staffBrandSwitch', { body: { ...body, isRegionClosed } });
              await refresh();
            }}
          />
          {data.installation !== null && (
            <SwitchCard
              title={t('installation')}
              state={data.installation}
              openRounds={data.installation.openRounds}
              send={async ({ isRegionClosed: _, ...body }) => {
                await callApi('staffInstallationSwitch', { body });
                await refresh();
              }}
            />
          )}
          {data.installation !== null && <CloseBrand brand={data.brand} onDone={refresh} />}
        </div>
      )}
    </PageFrame>
  );
}
