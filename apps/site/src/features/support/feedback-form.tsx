import type { Calls, CallValue, FeedbackType } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { FilePicker } from '@baize/ui/file-picker';
import { SelectField } from '@baize/ui/select';
import { SkeletonText } from '@baize/ui/skeleton';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../lib/call-failure.tsx';
import { feedbackSettingsQuery, useFeedback } from './use-feedback.ts';

/** Feedback and complaints: type, text and up to three pictures. */
export function FeedbackForm() {
  const settings = useQuery(feedbackSettingsQuery());
  if (settings.error) return <CallFailure thrown={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.data === undefined ? <SkeletonText lines={6} /> : <Form settings={settings.data} />;
}

function Form({ settings }: { settings: CallValue<Calls['feedbackSettings']> }) {
  const t = useTranslations('support.feedback');
  const feedback = useFeedback(settings);
  const { draft, faults, state } = feedback;
  if (state === 'sent') {
    const again = (
      <Button variant="secondary" onClick={feedback.restart}>
        {t('another')}
      </Button>
    );
    return (
      <div role="status">
        <EmptyState title={t('sent')} text={t('sentText')} action={again} />
      </div>
    );
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void feedback.send();
  };
  const options = settings.types.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <SelectField
        label={t('type')}
        required
        value={draft.type}
        error={faults.type}
        onChange={({ target }) => feedback.change({ type: target.value as FeedbackType })}
        options={[{ value: '', label: t('choose') }, ...options]}
      />
      <TextAreaField
        label={t('content')}
        hint={t('contentHint')}
        required
        rows={6}
        value={draft.content}
        error={faults.content}
        counter={t('counter', { count: [...draft.content.trim()].length, max: settings.maxLength })}
        onChange={({ target }) => feedback.change({ content: target.value })}
      />
      <FilePicker
        label={t('images')}
        hint={t('imagesHint', { max: settings.maxImages })}
        error={faults.images}
        files={draft.files}
        accept="image/png,image/jpeg"
        maxFiles={settings.maxImages}
        pickLabel={t('pick')}
        removeLabel={(name) => t('remove', { name })}
        onAdd={feedback.addFiles}
        onRemove={(index) => feedback.change({ files: draft.files.toSpliced(index, 1) })}
      />
      {faults.form !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger-ink">
          {faults.form}
        </p>
      )}
      <Button type="submit" size="lg" busy={state === 'sending'} className="md:self-start">
        {t('send')}
      </Button>
    </form>
  );
}
