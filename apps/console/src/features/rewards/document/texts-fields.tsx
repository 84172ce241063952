import { TextField } from '@baize/ui/field';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useTranslations } from 'use-intl';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { useChoiceName } from '../hooks/use-choice-name.ts';
import { type Fields, isFields, locales, pathOf } from './document.ts';
import type { Faults } from './scalar-field.tsx';

interface TextsFieldsProps {
  path: string;
  value: Fields;
  faults: Faults;
  onChange: (value: Fields) => void;
}

const empty: Fields = { title: '', summary: '', content: '' };

/** Title, summary and content in each language; a language that is left empty has none of its own. */
export function TextsFields({ path, value, faults, onChange }: TextsFieldsProps) {
  const t = useTranslations('consoleRewards');
  const change = (locale: string, text: Fields) => {
    const { [locale]: _before, ...rest } = value;
    const isEmpty = Object.values(text).every((part) => part === '');
    onChange(isEmpty && locale !== 'TY' ? rest : { ...rest, [locale]: text });
  };
  return (
    <fieldset className="flex flex-col gap-2 sm:col-span-2">
      <legend className="mb-2 text-sm font-bold">{t('fields.texts')}</legend>
      {locales.map((locale) => (
        <OneText
          key={locale}
          locale={locale}
          path={pathOf(path, locale)}
          value={asText(value[locale])}
          faults={faults}
          onChange={(text) => change(locale, text)}
        />
      ))}
    </fieldset>
  );
}

const asText = (value: Fields[string] | undefined): Fields => (value !== undefined && isFields(value) ? value : empty);

function OneText({ locale, path, value, faults, onChange }: TextsFieldsProps & { locale: string }) {
  const t = useTranslations('consoleRewards.fields');
  const errors = useTranslations('errors');
  const nameOf = useChoiceName();
  const partOf = (name: 'title' | 'summary' | 'content') => {
    const fault = faults[pathOf(path, name)];
    return {
      label: t(name),
      value: String(value[name] ?? ''),
      error: fault === undefined ? undefined : faultSentence(errors, fault),
      onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
    };
  };
  return (
    <details open={locale === 'TY'} className="rounded-md border border-line p-3">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold">{nameOf(locale)}</summary>
      <div className="flex flex-col gap-3">
        <TextField autoComplete="off" {...partOf('title')} />
        <TextField autoComplete="off" {...partOf('summary')} />
        <TextAreaField rows={5} {...partOf('content')} />
      </div>
    </details>
  );
}
