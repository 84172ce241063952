import type { ContentDocument, LocaleCode } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { SidePanel } from '@baize/ui/side-panel';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { siteQuery } from '../api/content.ts';
import { PieceVersions } from '../components/piece-versions.tsx';
import { FaultsContext, useFault } from '../fields/field-context.ts';
import { useSaving } from '../hooks/use-saving.ts';

type Row = RowOf<'staffSiteTexts'>;
type Texts = Partial<Record<LocaleCode, string>>;

/** One text: its base in every language, the brand's own beside it, its versions, and the way back to the base. */
export function TextPanel({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTranslations('consoleContent');
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  const [pieceId] = useState(() => row.pieceId ?? crypto.randomUUID());
  const [texts, setTexts] = useState<Texts>(row.own);
  const saving = useSaving({ pieceId, version: row.version, onSaved: onClose });
  const { reason, setReason, faults, failure, busy, write, withdraw } = saving;
  const document = { kind: 'text', key: row.key, texts } as const satisfies ContentDocument;
  const take = (old: ContentDocument) => old.kind === 'text' && setTexts(old.texts);
  return (
    <SidePanel open onClose={onClose} title={t('texts.title')} subtitle={row.key} closeLabel={common('close')}>
      <FaultsContext value={faults}>
        {row.holes.length > 0 && (
          <p className="text-sm text-ink-muted">
            {t('texts.holes')} <code className="font-mono">{row.holes.join(', ')}</code>
          </p>
        )}
        <Languages row={row} texts={texts} onChange={setTexts} />
        <TextAreaField
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          value={reason}
          error={faults.reason === undefined ? undefined : faultSentence(errors, faults.reason)}
          onChange={(event) => setReason(event.target.value)}
        />
        <FailureNote failure={failure} />
        <div className="flex flex-wrap gap-3">
          <PermitButton permission="content.edit" busy={busy === 'publish'} onClick={() => void write(document, true)}>
            {t('publish')}
          </PermitButton>
          {Object.keys(row.own).length > 0 && (
            <PermitButton
              permission="content.edit"
              variant="secondary"
              busy={busy === 'withdraw'}
              onClick={() => void withdraw()}
            >
              {t('texts.undo')}
            </PermitButton>
          )}
        </div>
        {row.pieceId !== null && (
          <PieceVersions
            pieceId={row.pieceId}
            current={row.version}
            published={Object.keys(row.own).length > 0 ? row.version : null}
            document={{ ...document, texts: row.own }}
            onTake={take}
          />
        )}
      </FaultsContext>
    </SidePanel>
  );
}

function Languages({ row, texts, onChange }: { row: Row; texts: Texts; onChange: (texts: Texts) => void }) {
  const languages = useQuery(siteQuery).data?.languages ?? [];
  const all = [...new Set([...languages, ...(Object.keys(row.base) as LocaleCode[])])];
  return all.map((locale) => (
    <OneText
      key={locale}
      locale={locale}
      isShown={languages.includes(locale)}
      base={row.base[locale] ?? ''}
      value={texts[locale] ?? ''}
      onChange={(value) => {
        const { [locale]: _before, ...others } = texts;
        onChange(value === '' ? others : { ...others, [locale]: value });
      }}
    />
  ));
}

interface OneTextProps {
  locale: LocaleCode;
  /** The site is shown in it. */
  isShown: boolean;
  base: string;
  value: string;
  onChange: (value: string) => void;
}

function OneText({ locale, isShown, base, value, onChange }: OneTextProps) {
  const t = useTranslations('consoleContent.texts');
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2 text-sm">
        <strong>{locale}</strong>
        {value !== '' && <Badge tone="gold">{t('changed')}</Badge>}
        {!isShown && <span className="text-ink-muted">{t('notShown')}</span>}
      </div>
      <p className="verbatim rounded-md bg-sunken px-3 py-2 text-sm text-ink-muted wrap-anywhere">{base}</p>
      <TextAreaField
        label={t('ownIn', { language: locale })}
        rows={1}
        value={value}
        placeholder={base}
        error={useFault(`texts.${locale}`)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
