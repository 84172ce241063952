import type { LocaleCode } from '@baize/contract';
import { TextField } from '@baize/ui/field';
import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { type PieceDocument, type TextPart, textOf, textParts, withText } from '../pieces.ts';
import { FaultsContext, useFault } from './field-context.ts';
import { HtmlField } from './html-field.tsx';

interface TextsFieldsProps {
  document: PieceDocument;
  onChange: (document: PieceDocument) => void;
  /** Languages of the site. */
  languages: readonly LocaleCode[];
  locale: LocaleCode;
  onLocale: (locale: LocaleCode) => void;
}

/** The texts of a piece: TY, which stands for every language without its own, and another language beside it. */
export function TextsFields({ document, onChange, languages, locale, onLocale }: TextsFieldsProps) {
  const t = useTranslations('consoleContent');
  const others = locale === 'TY' ? [] : [locale];
  return (
    <Section title={t('sections.texts')}>
      <div className="flex flex-col gap-4">
        <LanguageRow document={document} languages={languages} locale={locale} onLocale={onLocale} />
        <div className={clsx('grid gap-6', others.length > 0 && 'xl:grid-cols-2')}>
          {(['TY', ...others] as const).map((each) => (
            <OneLanguage
              key={each}
              document={document}
              locale={each}
              onChange={(text) => onChange(withText(document, each, text))}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Every language with a mark that says whether it has a text of its own. */
function LanguageRow({ document, languages, locale, onLocale }: Omit<TextsFieldsProps, 'onChange'>) {
  const t = useTranslations('consoleContent');
  const faults = useContext(FaultsContext);
  const all = [...new Set<LocaleCode>(['TY', ...languages])];
  return (
    <fieldset aria-label={t('fields.languages')} className="flex flex-wrap gap-2">
      {all.map((each) => {
        const isThere = each in document.texts;
        const isWrong = Object.keys(faults).some((path) => path.startsWith(`texts.${each}`));
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === locale}
            onClick={() => onLocale(each)}
            className={clsx(
              'inline-flex min-h-touch items-center gap-1.5 rounded-md border px-3 text-sm font-semibold',
              each === locale ? 'border-gold bg-gold-soft text-gold-ink' : 'border-line text-ink hover:bg-sunken',
            )}
          >
            {each}
            {isThere && !isWrong ? (
              <Check size={14} className="text-success-ink" aria-label={t('written')} />
            ) : (
              <CircleAlert size={14} className="text-warning-ink" aria-label={t('lacking')} />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

function OneLanguage(props: {
  document: PieceDocument;
  locale: LocaleCode;
  onChange: (text: Partial<Record<TextPart, string>>) => void;
}) {
  const { document, locale, onChange } = props;
  const t = useTranslations('consoleContent');
  const text = textOf(document, locale);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-bold">{t('inLanguage', { language: locale })}</legend>
      {textParts[document.kind].map((part) => (
        <PartField
          key={part}
          part={part}
          path={`texts.${locale}.${part}`}
          value={text[part] ?? ''}
          onChange={(value) => onChange({ ...text, [part]: value })}
        />
      ))}
    </fieldset>
  );
}

function PartField(props: { part: TextPart; path: string; value: string; onChange: (value: string) => void }) {
  const { part, path, value, onChange } = props;
  const t = useTranslations('consoleContent.fields');
  const fault = useFault(path);
  if (part === 'content') return <HtmlField path={path} label={t('content')} value={value} onChange={onChange} />;
  return (
    <TextField
      label={t(part)}
      autoComplete="off"
      value={value}
      error={fault}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
