import { localeCode } from '@baize/contract';
import { locales } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { useFieldArray } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormArea, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import type { DraftForm } from '../message-draft.ts';

/** The message in one language or several; the first stands in for the others. */
export function TextFields({ form }: Pick<DraftForm, 'form'>) {
  const t = useTranslations('consoleMessages.write');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'texts' });
  const used = form.watch('texts').map(({ language }) => language);
  const free = localeCode.options.find((language) => !used.includes(language));
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="flex flex-col gap-3 rounded-lg border border-line p-4">
          <FormSelect
            form={form}
            name={`texts.${index}.language`}
            label={t('language')}
            options={localeCode.options
              .filter((language) => language === used[index] || !used.includes(language))
              .map((language) => ({ value: language, label: locales[language].ownName }))}
          />
          <FormText form={form} name={`texts.${index}.title`} label={t('title')} />
          <FormArea form={form} name={`texts.${index}.text`} label={t('text')} />
          {index > 0 && (
            <Button variant="secondary" className="self-start" onClick={() => remove(index)}>
              {t('removeText')}
            </Button>
          )}
        </fieldset>
      ))}
      <p className="text-sm text-ink-muted">{t('firstText')}</p>
      {free !== undefined && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => append({ language: free, title: '', text: '' })}
        >
          {t('addText')}
        </Button>
      )}
    </div>
  );
}
