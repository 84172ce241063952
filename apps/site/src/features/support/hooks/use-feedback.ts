import { toFailure } from '@baize/client';
import type { FeedbackType } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { feedbackImages, imageUploadBytes } from '../../../config/limits.ts';
import { callApi } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { feedbackListScope } from '../api/feedback-list.ts';

const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

interface FeedbackDraft {
  type: FeedbackType | '';
  content: string;
  /** Of a visitor who wants an answer. */
  email: string;
  files: File[];
}
const empty: FeedbackDraft = { type: '', content: '', email: '', files: [] };

/** The feedback form: what is typed, what is wrong with it, and its sending. */
export function useFeedback({ minLength: min, maxLength: max }: { minLength: number; maxLength: number }) {
  const t = useTranslations('support.feedback');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: empty, reValidateMode: 'onSubmit' });
  const [isSent, setSent] = useState(false);
  const feedbackId = useRef(randomId());
  /** Pictures that have arrived, so that a second try sends them no more. */
  const uploaded = useRef(new Map<File, string>());
  const placeRefusal = useRefusalPlacer(form);

  const changed = () => {
    form.clearErrors();
    // Another text is another feedback.
    feedbackId.current = randomId();
  };
  const setFiles = (files: File[]) => {
    form.setValue('files', files);
    changed();
  };
  const addFiles = (added: File[]) => {
    const files = [...form.getValues('files'), ...added];
    const fault = fileFault(files);
    if (fault === null) return setFiles(files);
    form.clearErrors();
    form.setError('files', { message: t(fault, { max: feedbackImages }) });
  };

  const send = form.handleSubmit(async ({ type, content, email, files }) => {
    if (type === '') return;
    try {
      const imageIds: string[] = [];
      for (const file of files) imageIds.push(await uploadOnce(file, uploaded.current));
      await callApi('feedback', {
        body: { feedbackId: feedbackId.current, type, content: content.trim(), imageIds, ...mailOf(email) },
      });
      setSent(true);
      void queryClient.invalidateQueries({ queryKey: feedbackListScope });
    } catch (thrown) {
      placeRefusal(thrown);
    }
  });

  const lengthFault = (content: string) => {
    const { length } = [...content.trim()];
    return (length >= min && length <= max) || t('contentLength', { min, max });
  };
  return {
    fields: {
      type: form.register('type', { validate: (type) => type !== '' || errors('not_empty'), onChange: changed }),
      content: form.register('content', { validate: lengthFault, onChange: changed }),
    },
    /** Only of a visitor; empty for no answer. */
    emailField: form.register('email', { onChange: changed }),
    content: form.watch('content'),
    files: form.watch('files'),
    faults: form.formState.errors,
    isSending: form.formState.isSubmitting,
    isSent,
    addFiles,
    removeFile: (index: number) => setFiles(form.getValues('files').toSpliced(index, 1)),
    send: (event: SubmitEvent) => {
      // A picture that was refused was not taken: it stops nothing.
      form.clearErrors();
      return send(event);
    },
    restart: () => {
      form.reset();
      changed();
      setSent(false);
    },
  };
}

/** Puts what the server refused where it belongs: under its field, or over the button. */
function useRefusalPlacer(form: UseFormReturn<FeedbackDraft>): (thrown: unknown) => void {
  const t = useTranslations('support.feedback');
  const errors = useTranslations('errors');
  return (thrown) => {
    const { messageKey, fields } = toFailure(thrown);
    if (messageKey === 'body_too_large') return form.setError('files', { message: t('tooLarge') });
    if (messageKey === 'unsupported_media_type' || fields.upload) {
      return form.setError('files', { message: t('wrongType') });
    }
    const { content, type, email } = fields;
    if (content) form.setError('content', { message: faultText(errors, content) });
    if (type) form.setError('type', { message: faultText(errors, type) });
    if (email) form.setError('email', { message: faultText(errors, email) });
    if (!content && !type && !email) form.setError('root', { message: faultText(errors, { key: messageKey }) });
  };
}

const mailOf = (email: string) => (email.trim() === '' ? {} : { email: email.trim() });

function fileFault(files: readonly File[]): 'tooMany' | 'wrongType' | 'tooLarge' | null {
  if (files.length > feedbackImages) return 'tooMany';
  if (files.some(({ type }) => !imageTypes.includes(type))) return 'wrongType';
  return files.some(({ size }) => size > imageUploadBytes) ? 'tooLarge' : null;
}

async function uploadOnce(file: File, uploaded: Map<File, string>): Promise<string> {
  const known = uploaded.get(file);
  if (known !== undefined) return known;
  const { imageId } = await callApi('feedbackImage', { upload: file });
  uploaded.set(file, imageId);
  return imageId;
}
