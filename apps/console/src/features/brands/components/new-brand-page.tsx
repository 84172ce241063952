import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { brandFormQuery, brandReads } from '../api/brands.ts';
import type { Fields, Schema } from '../schema/schema.ts';
import { BrandForm } from './brand-form.tsx';
import { ImportButton } from './import-button.tsx';

/** Members sign up by username, in two languages that every installation has; one age stands on all pages. */
const proposal: Fields = {
  ...{ code: '', name: '', currency: 'PLY', defaultLanguage: 'TY', hosts: [] },
  settings: { languages: ['TY', 'EN'], minimumAge: 21, hintAge: 21, flags: { USERNAMEREG3: true, DIRECTREG3: true } },
};

/** A new brand: from nothing or from a file. */
export function NewBrandPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleBrands');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(brandFormQuery);
  const { refresh } = useAct(brandReads);
  const [{ initial, key }, setInitial] = useState({ initial: proposal, key: 0 });
  const vendors = useMemo(
    () => (data?.vendors ?? []).map(({ vendorCode, name }) => ({ value: vendorCode, label: name })),
    [data],
  );
  const send = async (document: Fields, reason: string) => {
    const { brandId } = await callApi('staffBrandAdd', { body: { document, reason } });
    showToast({ title: t('made', { name: String(document.name) }), tone: 'success' });
    await refresh();
    await navigate({ to: `/brands/${brandId}` });
  };
  return (
    <PageFrame
      title={pages('brandNew')}
      text={t('newText')}
      back={{ path: '/brands', label: pages('brands') }}
      actions={<ImportButton onRead={(document) => setInitial({ initial: document, key: key + 1 })} />}
    >
      {data === undefined && error === null && <SkeletonText lines={10} />}
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <BrandForm
          key={key}
          schema={data.schema as Schema}
          colours={data.colours}
          vendors={vendors}
          initial={initial}
          label={t('make')}
          send={send}
        />
      )}
    </PageFrame>
  );
}
