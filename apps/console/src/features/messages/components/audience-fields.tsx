import { localeCode } from '@baize/contract';
import { locales } from '@baize/i18n';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormArea, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import type { DraftForm } from '../message-draft.ts';

/** Members by name, or a group by labels, ranks and languages. */
export function AudienceFields({ form }: Pick<DraftForm, 'form'>) {
  const t = useTranslations('consoleMessages.write');
  const isByName = form.watch('to') === 'names';
  const options = [
    { value: 'names', label: t('toNames') },
    { value: 'segment', label: t('toSegment') },
  ];
  return (
    <div className="flex flex-col gap-4">
      <FormSelect form={form} name="to" label={t('to')} options={options} />
      {isByName ? (
        <FormArea form={form} name="names" label={t('names')} hint={t('namesHint')} />
      ) : (
        <>
          <FormText form={form} name="labels" label={t('labels')} hint={t('labelsHint')} />
          <div className="grid grid-cols-2 gap-3">
            <FormText form={form} name="minRank" label={t('minRank')} inputMode="numeric" />
            <FormText form={form} name="maxRank" label={t('maxRank')} inputMode="numeric" />
          </div>
          <Languages form={form} />
        </>
      )}
    </div>
  );
}

function Languages({ form }: Pick<DraftForm, 'form'>) {
  const t = useTranslations('consoleMessages.write');
  return (
    <Controller
      control={form.control}
      name="languages"
      render={({ field }) => (
        <fieldset>
          <legend className="pb-1 text-sm font-semibold">{t('languages')}</legend>
          <p className="text-sm text-ink-muted">{t('languagesHint')}</p>
          <div className="grid grid-cols-2">
            {localeCode.options.map((language) => (
              <CheckboxField
                key={language}
                label={locales[language].ownName}
                checked={field.value.includes(language)}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked ? [...field.value, language] : field.value.filter((each) => each !== language),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    />
  );
}
