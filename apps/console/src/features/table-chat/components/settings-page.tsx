import { type Calls, type CallValue, calls } from '@baize/contract';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FormArea, FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Settings = CallValue<Calls['staffTableChatSettings']>['settings'];
const settingsQuery = queryOptions({
  queryKey: ['staffTableChatSettings'] as const,
  queryFn: () => callApi('staffTableChatSettings', {}),
});

/** Whether the brand's tables have a chat, how long it is kept, and its blocked words. */
export function SettingsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleService.tableChat.settings');
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <PageFrame title={pages('tableChatSettings')} text={t('text')}>
      {data === undefined &&
        (error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />)}
      {data !== undefined && (
        <Section title={pages('tableChatSettings')}>
          <SettingsForm key={JSON.stringify(data.settings)} settings={data.settings} />
        </Section>
      )}
    </PageFrame>
  );
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
const sent = calls.staffTableChatSettingsSet.body.shape;
const schema = z.strictObject({
  isOn: z.boolean(),
  keepDays: z.string().check(z.trim(), z.regex(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/, 'field_format')),
  words: z
    .string()
    .check(z.refine((text) => sent.settings.shape.words.safeParse(wordsOf(text)).success, 'field_format')),
  reason: sent.reason,
});

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useTranslations('consoleService.tableChat.settings');
  const words = useTranslations('console.reason');
  const { refresh } = useAct(['staffTableChatSettings']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: {
      isOn: settings.isOn,
      keepDays: `${settings.keepDays}`,
      words: settings.words.join('\n'),
      reason: '',
    },
    send: async ({ isOn, keepDays, words: listed, reason }) => {
      const body = { settings: { isOn, keepDays: Number(keepDays), words: wordsOf(listed) }, reason };
      await callApi('staffTableChatSettingsSet', { body });
      await refresh();
    },
    onDone: () => showToast({ title: t('saved'), tone: 'success' }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <FormCheck form={form} name="isOn" label={t('isOn')} />
      <FormText
        form={form}
        name="keepDays"
        label={t('keepDays')}
        hint={t('keepDaysHint')}
        inputMode="numeric"
        maxLength={3}
      />
      <FormArea form={form} name="words" label={t('words')} hint={t('wordsHint')} />
      <FormArea form={form} name="reason" label={words('label')} hint={words('hint')} />
      <SaveBar label={t('save')} tone="primary" isBusy={isBusy} failure={failure} onCancel={() => form.reset()} />
    </form>
  );
}
