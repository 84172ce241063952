import type { FeedbackType } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { feedbackImages, imageUploadBytes } from '../../config/limits.ts';
import { callApi } from '../../lib/api/client.ts';
import { type ApiFailure, toFailure } from '../../lib/api/failure.ts';
import { randomId } from '../../lib/random-id.ts';

const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** Lengths and types that the brand accepts. */
export const feedbackSettingsQuery = () =>
  queryOptions({
    queryKey: ['feedbackSettings'] as const,
    queryFn: ({ signal }) => callApi('feedbackSettings', {}, { signal }),
    staleTime: 5 * 60_000,
  });

export interface FeedbackDraft {
  type: FeedbackType | '';
  content: string;
  files: readonly File[];
}
export interface FeedbackFaults {
  type?: string;
  content?: string;
  images?: string;
  /** What stopped the whole. */
  form?: string;
}
const empty: FeedbackDraft = { type: '', content: '', files: [] };

/** The feedback form's state: what is typed, what is wrong with it, and its sending. */
export function useFeedback(limits: { minLength: number; maxLength: number }) {
  const t = useTranslations('support.feedback');
  const errors = useTranslations('errors');
  const [draft, setDraft] = useState(empty);
  const [faults, setFaults] = useState<FeedbackFaults>({});
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const feedbackId = useRef(randomId());
  /** Pictures that have arrived, so that a second try sends them no more. */
  const uploaded = useRef(new Map<File, string>());

  const change = (part: Partial<FeedbackDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setFaults({});
    // Another text is another feedback.
    feedbackId.current = randomId();
  };

  const addFiles = (files: File[]) => {
    const fault = fileFault([...draft.files, ...files]);
    if (fault !== null) return setFaults({ images: t(fault, { max: feedbackImages }) });
    change({ files: [...draft.files, ...files] });
  };

  const faultsOf = ({ type, content }: FeedbackDraft): FeedbackFaults => {
    const { length } = [...content.trim()];
    const { minLength: min, maxLength: max } = limits;
    return {
      ...(type === '' ? { type: errors('not_empty') } : {}),
      ...(length < min || length > max ? { content: t('contentLength', { min, max }) } : {}),
    };
  };

  const refusalOf = (failure: ApiFailure): FeedbackFaults => {
    if (failure.messageKey === 'body_too_large') return { images: t('tooLarge') };
    if (failure.messageKey === 'unsupported_media_type' || failure.fields.upload) return { images: t('wrongType') };
    const { content, type } = failure.fields;
    if (content || type) {
      return {
        ...(content ? { content: faultText(errors, content) } : {}),
        ...(type ? { type: faultText(errors, type) } : {}),
      };
    }
    return { form: faultText(errors, { key: failure.messageKey }) };
  };

  const send = async () => {
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length > 0 || draft.type === '') return;
    setState('sending');
    try {
      const imageIds: string[] = [];
      for (const file of draft.files) imageIds.push(await uploadOnce(file, uploaded.current));
      const content = draft.content.trim();
      await callApi('feedback', { body: { feedbackId: feedbackId.current, type: draft.type, content, imageIds } });
      setState('sent');
    } catch (thrown) {
      setFaults(refusalOf(toFailure(thrown)));
      setState('writing');
    }
  };

  const restart = () => {
    change(empty);
    setState('writing');
  };
  return { draft, faults, state, change, addFiles, send, restart };
}

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
