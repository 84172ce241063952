import type { LocaleCode } from '@baize/contract';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { siteQuery } from '../api/content.ts';
import { FaultsContext } from '../fields/field-context.ts';
import { KindFields } from '../fields/kind-fields.tsx';
import { PicturesFields } from '../fields/pictures-fields.tsx';
import { ShowingFields } from '../fields/showing-fields.tsx';
import { TextsFields } from '../fields/texts-fields.tsx';
import { useSaving } from '../hooks/use-saving.ts';
import type { PieceDocument } from '../pieces.ts';
import { Preview } from '../preview/preview.tsx';

interface PieceFormProps {
  pieceId: string;
  version: number;
  isOnSite: boolean;
  initial: PieceDocument;
  onSaved: () => void;
}

/** A piece in all its parts with its preview; saved as a draft, published, or taken back. */
export function PieceForm({ pieceId, version, isOnSite, initial, onSaved }: PieceFormProps) {
  const [document, setDocument] = useState(initial);
  const [locale, setLocale] = useState<LocaleCode>('TY');
  const languages = useQuery(siteQuery).data?.languages ?? [];
  const saving = useSaving({ pieceId, version, onSaved });
  return (
    <FaultsContext value={saving.faults}>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid items-start gap-4 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <TextsFields
            document={document}
            onChange={setDocument}
            languages={languages}
            locale={locale}
            onLocale={setLocale}
          />
          <PicturesFields document={document} onChange={setDocument} locale={locale} />
          <KindFields document={document} onChange={setDocument} />
          {document.kind !== 'help' && <ShowingFields document={document} onChange={setDocument} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 2xl:sticky 2xl:top-4">
          <Preview document={document} locale={locale} />
          <SavePanel saving={saving} document={document} isOnSite={isOnSite} />
        </div>
      </form>
    </FaultsContext>
  );
}

interface SavePanelProps {
  saving: ReturnType<typeof useSaving>;
  document: PieceDocument;
  isOnSite: boolean;
}

function SavePanel({ saving, document, isOnSite }: SavePanelProps) {
  const t = useTranslations('consoleContent');
  const errors = useTranslations('errors');
  const { reason, setReason, faults, failure, busy, write, withdraw } = saving;
  const count = Object.keys(faults).length;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        value={reason}
        error={faults.reason === undefined ? undefined : faultSentence(errors, faults.reason)}
        onChange={(event) => setReason(event.target.value)}
      />
      <FailureNote failure={failure} />
      {count > 0 && <p className="text-sm text-danger-ink">{t('faults', { count })}</p>}
      <div className="flex flex-wrap gap-3">
        <PermitButton permission="content.edit" busy={busy === 'publish'} onClick={() => void write(document, true)}>
          {t('publish')}
        </PermitButton>
        <PermitButton
          permission="content.edit"
          variant="secondary"
          busy={busy === 'draft'}
          onClick={() => void write(document, false)}
        >
          {t('saveDraft')}
        </PermitButton>
        {isOnSite && (
          <PermitButton
            permission="content.edit"
            variant="danger"
            className="ml-auto"
            busy={busy === 'withdraw'}
            onClick={() => void withdraw()}
          >
            {t('withdraw')}
          </PermitButton>
        )}
      </div>
    </div>
  );
}
