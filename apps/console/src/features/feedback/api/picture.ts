import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** A picture that was sent along with feedback. */
export const pictureQuery = (imageId: string) =>
  queryOptions({
    queryKey: ['staffFeedbackImage', imageId] as const,
    queryFn: async () => (await callApi('staffFeedbackImage', { params: { imageId } })).image,
    staleTime: Number.POSITIVE_INFINITY,
  });
