import { Button, buttonClass } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { brandFormQuery, brandQuery, brandReads, saveFile } from '../api/brands.ts';
import { type Fields, type Schema, valueAt } from '../schema/schema.ts';
import { BrandForm } from './brand-form.tsx';
import { BrandVersions } from './brand-versions.tsx';
import { ImportButton } from './import-button.tsx';

/** One brand: its configuration in sections, its versions, and the way out as a file. */
export function BrandPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleBrands');
  const { brandId = '' } = useParams({ strict: false }) as { brandId?: string };
  const form = useQuery(brandFormQuery);
  const brand = useQuery(brandQuery(brandId));
  const { refresh } = useAct(brandReads);
  const [draft, setDraft] = useState<{ document: Fields; key: number } | null>(null);
  const take = (document: Fields) => setDraft({ document, key: (draft?.key ?? 0) + 1 });
  const back = { path: '/brands', label: pages('brands') };
  const vendors = useMemo(
    () => (form.data?.vendors ?? []).map(({ vendorCode, name }) => ({ value: vendorCode, label: name })),
    [form.data],
  );
  const error = form.error ?? brand.error;
  if (form.data === undefined || brand.data === undefined) {
    const retry = () => void Promise.all([form.refetch(), brand.refetch()]);
    return (
      <PageFrame title={pages('brand')} back={back}>
        {error === null ? <SkeletonText lines={10} /> : <LoadFailure thrown={error} onRetry={retry} />}
      </PageFrame>
    );
  }
  const { document, version } = brand.data;
  const send = async (edited: Fields, reason: string) => {
    await callApi('staffBrandSet', { params: { brandId }, body: { document: edited, version, reason } });
    showToast({ title: t('saved'), tone: 'success' });
    setDraft(null);
    await refresh();
  };
  return (
    <PageFrame
      title={String(document.name)}
      text={t('versionText', { version })}
      back={back}
      actions={
        <>
          <Places origin={valueAt(document, 'settings.publicOrigin')} />
          <ImportButton onRead={take} />
          <Button variant="secondary" onClick={() => saveFile(document, String(document.code))}>
            {t('export')}
          </Button>
        </>
      }
    >
      {draft !== null && (
        <p role="status" className="rounded-md border border-line bg-sunken p-3 text-sm">
          {t('draftText')}
        </p>
      )}
      <BrandForm
        key={`${version}-${draft?.key ?? 0}`}
        brandId={brandId}
        schema={form.data.schema as Schema}
        colours={form.data.colours}
        vendors={vendors}
        initial={draft?.document ?? document}
        label={t('save')}
        send={send}
      />
      <BrandVersions brandId={brandId} current={version} onTake={take} />
    </PageFrame>
  );
}

/** The brand's own site and console: each brand is worked on at its own address. */
function Places({ origin }: { origin: unknown }) {
  const t = useTranslations('consoleBrands');
  if (typeof origin !== 'string' || origin === '') return null;
  return (['site', 'console'] as const).map((place) => (
    <a
      key={place}
      href={place === 'site' ? origin : `${origin}/console/`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('quiet')}
    >
      {t(`places.${place}`)}
    </a>
  ));
}
