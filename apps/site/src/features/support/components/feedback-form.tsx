import type { Calls, CallValue } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { TextField } from '@baize/ui/field';
import { FilePicker } from '@baize/ui/file-picker';
import { SelectField } from '@baize/ui/select';
import { Skeleton } from '@baize/ui/skeleton';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { feedbackSettingsQuery } from '../api/feedback-settings.ts';
import { useFeedback } from '../hooks/use-feedback.ts';

/** Feedback and complaints: type, text and up to three pictures. */
export function FeedbackForm() {
  const settings = useQuery(feedbackSettingsQuery());
  if (settings.error) return <CallFailure thrown={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.data === undefined ? <Skeleton className="h-dvh rounded-lg" /> : <Form settings={settings.data} />;
}

function Form({ settings }: { settings: CallValue<Calls['feedbackSettings']> }) {
  const t = useTranslations('support.feedback');
  const feedback = useFeedback(settings);
  const { fields, faults } = feedback;
  const isVisitor = useSession(({ token }) => token === '');
  if (feedback.isSent) {
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
  const options = settings.types.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <form noValidate onSubmit={feedback.send} className="flex flex-col gap-6">
      <SelectField
        label={t('type')}
        required
        error={faults.type?.message}
        options={[{ value: '', label: t('choose') }, ...options]}
        {...fields.type}
      />
      <TextAreaField
        label={t('content')}
        hint={t('contentHint')}
        required
        rows={6}
        error={faults.content?.message}
        counter={t('counter', { count: [...feedback.content.trim()].length, max: settings.maxLength })}
        {...fields.content}
      />
      {isVisitor && (
        <TextField
          type="email"
          autoComplete="email"
          label={t('email')}
          hint={t('emailHint')}
          error={faults.email?.message}
          {...feedback.emailField}
        />
      )}
      <FilePicker
        label={t('images')}
        hint={t('imagesHint', { max: settings.maxImages })}
        error={faults.files?.message}
        files={feedback.files}
        accept="image/png,image/jpeg"
        maxFiles={settings.maxImages}
        pickLabel={t('pick')}
        removeLabel={(name) => t('remove', { name })}
        onAdd={feedback.addFiles}
        onRemove={feedback.removeFile}
      />
      {faults.root !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger-ink">
          {faults.root.message}
        </p>
      )}
      <Button type="submit" size="lg" busy={feedback.isSending} className="md:self-start">
        {t('send')}
      </Button>
    </form>
  );
}
