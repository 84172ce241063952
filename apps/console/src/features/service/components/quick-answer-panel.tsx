import { calls, type LocaleCode } from '@baize/contract';
import { baseLocale, locales } from '@baize/i18n';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { type QuickAnswer, quickAnswersQuery } from '../../../lib/quick-answers.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';

const languages = Object.keys(locales) as LocaleCode[];
const maxTextLength = 1_000;
const isWritten = (text: string): boolean => text.trim() !== '';
const schema = z.object({
  code: calls.staffQuickAnswerSave.body.shape.code,
  texts: z
    .record(z.string(), z.string().check(z.maxLength(maxTextLength)))
    .check(z.refine((texts) => Object.values(texts).some(isWritten), { path: [baseLocale], error: 'not_empty' })),
});

/** A quick answer, new or known, in as many languages as somebody wrote. */
export function QuickAnswerPanel({ answer, onClose }: { answer: QuickAnswer | null; onClose: () => void }) {
  const t = useTranslations('consoleService');
  const common = useTranslations('common.action');
  const { refresh } = useAct([quickAnswersQuery.queryKey[0]]);
  const quickAnswerId = useRef(answer?.quickAnswerId ?? crypto.randomUUID()).current;
  const textOf = (language: LocaleCode) => answer?.texts.find((one) => one.language === language)?.text ?? '';
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: {
      code: answer?.code ?? '',
      texts: Object.fromEntries(languages.map((language) => [language, textOf(language)])),
    },
    send: async ({ code, texts }) => {
      const written = languages
        .map((language) => ({ language, text: texts[language]?.trim() ?? '' }))
        .filter(({ text }) => isWritten(text));
      const body = { code, texts: written, version: answer?.version ?? 0 };
      await callApi('staffQuickAnswerSave', { params: { quickAnswerId }, body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t(answer === null ? 'addTitle' : 'editTitle')}
      closeLabel={common('close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="code" label={t('code')} hint={t('codeHint')} leading="/" maxLength={30} />
        {languages.map((language) => (
          <FormArea key={language} form={form} name={`texts.${language}`} label={locales[language].ownName} />
        ))}
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </SidePanel>
  );
}
