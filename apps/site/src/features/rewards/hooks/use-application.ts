import { faultText } from '@baize/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import type { PromotionState } from '../api/promotions.ts';
import { refreshRewards } from '../api/rewards.ts';
import { useRewardRefusal } from './use-refusal.ts';

const maxBytes = 5_242_880;
export const maxImages = 3;
const types = ['image/png', 'image/jpeg'];

/** What is wrong with a picture before it is sent; null: nothing. */
function faultOf(file: File): 'image_too_large' | 'image_type' | null {
  if (!types.includes(file.type)) return 'image_type';
  return file.size > maxBytes ? 'image_too_large' : null;
}

/** The state of an application: pictures are sent first, then the application that they belong to. */
export function useApplication(offer: PromotionState) {
  const errors = useTranslations('errors');
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const [comment, setComment] = useState('');
  const [number, setNumber] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [imageFault, setImageFault] = useState<string>();
  const { needsComment, needsImages, messagingApp } = offer.rules;

  const addImages = (files: readonly File[]) => {
    const fault = files.map(faultOf).find((found) => found !== null);
    setImageFault(fault == null ? undefined : faultText(errors, { key: fault }));
    if (fault == null) setImages([...images, ...files].slice(0, maxImages));
  };
  const apply = useMutation({
    mutationFn: async () => {
      for (const image of images) await callApi('promotionProof', { upload: image });
      await callApi('applyForPromotion', {
        body: { promotionId: offer.promotionId, comment: comment.trim(), messagingNumber: number.trim() },
      });
    },
    onSettled: () => refreshRewards(queryClient),
  });
  const isReady =
    (!needsComment || comment.trim() !== '') &&
    (messagingApp === null || number.trim() !== '') &&
    (!needsImages || images.length > 0);
  return {
    ...{ comment, setComment, number, setNumber, images, addImages, imageFault, isReady },
    removeImage: (index: number) => setImages(images.filter((_, at) => at !== index)),
    failure: apply.error === null ? undefined : refusal(apply.error),
    isBusy: apply.isPending,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (isReady && !apply.isPending) apply.mutate();
    },
  };
}
