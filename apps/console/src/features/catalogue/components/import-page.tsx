import { FilePicker } from '@baize/ui/file-picker';
import { SelectField } from '@baize/ui/select';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { listQuery } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { ImportPreview, type Preview } from './import-preview.tsx';

const maxVendors = 100;

/** A vendor's list of games: first what it would change, then it is written. */
export function ImportPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.import');
  const { data } = useQuery(listQuery('staffBrandVendors', { data: { pageSize: maxVendors } }));
  const vendors = [...new Map((data?.rows ?? []).map(({ vendorCode, name }) => [vendorCode, name]))];
  const [chosen, setChosen] = useState('');
  const vendorCode = chosen || (vendors[0]?.[0] ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { run, isBusy, failure } = useAct(['staffGames', 'staffBrandVendors']);
  const send = async (from: File, mode: 'check' | 'write') => {
    // Systems name a file's type as they like.
    const upload = new Blob([await from.arrayBuffer()], { type: 'text/csv' });
    return callApi('staffGamesImport', { params: { vendorCode, mode }, upload });
  };
  const check = (picked: File) => {
    setFile(picked);
    setPreview(null);
    void run(() => send(picked, 'check'), setPreview);
  };
  const forget = () => {
    setFile(null);
    setPreview(null);
  };
  const write = () => {
    if (file === null) return;
    void run(
      () => send(file, 'write'),
      ({ added, changed }) => {
        showToast({ title: t('done', { added, changed }), tone: 'success' });
        forget();
      },
    );
  };
  return (
    <PageFrame title={pages('gameImport')} text={t('text')} back={{ path: '/games', label: pages('games') }}>
      <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('vendor')}
          hint={t('vendorHint')}
          options={vendors.map(([value, name]) => ({ value, label: name }))}
          value={vendorCode}
          onChange={({ target }) => {
            setChosen(target.value);
            forget();
          }}
        />
        <FilePicker
          label={t('file')}
          hint={t('fileHint')}
          files={file === null ? [] : [file]}
          onAdd={([picked]) => picked && check(picked)}
          onRemove={forget}
          accept=".csv,.json,text/csv,application/json"
          maxFiles={1}
          pickLabel={t('pick')}
          removeLabel={(name) => t('remove', { name })}
        />
      </div>
      <FailureNote failure={failure} />
      {preview !== null && <ImportPreview preview={preview} isBusy={isBusy} onWrite={write} />}
    </PageFrame>
  );
}
