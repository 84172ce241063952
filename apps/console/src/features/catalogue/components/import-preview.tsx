import type { Calls, CallValue } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { type Column, Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';

export type Preview = CallValue<Calls['staffGamesImport']>;

interface ImportPreviewProps {
  preview: Preview;
  isBusy: boolean;
  onWrite: () => void;
}

/** What a list would change, or what is wrong with it. */
export function ImportPreview({ preview, isBusy, onWrite }: ImportPreviewProps) {
  const t = useTranslations('consoleSystem.import');
  const { added, changed, unchanged, onSale, problem, faults, faultCount } = preview;
  if (problem !== null || faults.length > 0) return <Faults preview={preview} />;
  const changes = added + changed + onSale > 0;
  return (
    <Section
      title={t('preview')}
      actions={
        <PermitButton permission="catalogue.edit" forAllBrands busy={isBusy} disabled={!changes} onClick={onWrite}>
          {t('write', { count: added + changed })}
        </PermitButton>
      }
    >
      <Facts
        columns={4}
        facts={[
          { label: t('added'), value: added },
          { label: t('changed'), value: changed },
          { label: t('unchanged'), value: unchanged },
          { label: t('onSale'), value: onSale },
        ]}
      />
      {faultCount === 0 && preview.rows.length > 0 && <Rows rows={preview.rows} />}
    </Section>
  );
}

function Rows({ rows }: { rows: Preview['rows'] }) {
  const t = useTranslations('consoleSystem.import');
  const columns: readonly Column<Preview['rows'][number]>[] = [
    { key: 'name', header: t('game'), cell: ({ name }) => name },
    { key: 'code', header: t('code'), cell: ({ gameCode }) => <span className="verbatim">{gameCode}</span> },
    {
      key: 'what',
      header: t('what'),
      cell: ({ what }) => <Badge tone={what === 'added' ? 'success' : 'warning'}>{t(`kinds.${what}`)}</Badge>,
    },
    {
      key: 'fields',
      header: t('fields'),
      cell: ({ fields }) => <span className="verbatim text-xs">{fields.join(', ') || '–'}</span>,
    },
  ];
  return (
    <div className="pt-4">
      <Table caption={t('preview')} columns={columns} rows={rows} rowKey={({ gameCode }) => gameCode} />
    </div>
  );
}

function Faults({ preview: { problem, faults, faultCount } }: { preview: Preview }) {
  const t = useTranslations('consoleSystem.import');
  return (
    <Section title={t('wrong', { count: problem === null ? faultCount : 1 })}>
      <ul role="alert" className="flex flex-col gap-2 text-sm">
        {problem !== null && <li className="verbatim">{t('theFile', { problem })}</li>}
        {faults.map(({ row, line, field, needs, found }) => (
          <li key={`${row} ${field} ${needs}`}>
            <strong>{t('place', { row, line: line ?? row })}</strong>{' '}
            <span className="verbatim">
              {field}: {needs}
              {found !== '' && ` (${found})`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
