import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import { messageListScope, unreadMessagesKey } from '../api/unread-messages.ts';

/** What a member does with messages; each act tells the new number of unread ones, and the list is read again. */
export function useMessageActs() {
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const settle = {
    onSuccess: async (count: { unread: number }) => {
      queryClient.setQueryData(unreadMessagesKey, count);
      await queryClient.invalidateQueries({ queryKey: messageListScope });
    },
    onError: (thrown: unknown) => {
      showToast({ title: faultText(errors, { key: toFailure(thrown).messageKey }), tone: 'danger' });
    },
  };
  const read = useMutation({
    mutationFn: (messageId: string) => callApi('messagesRead', { body: { messageIds: [messageId] } }),
    onSuccess: settle.onSuccess,
  });
  const readAll = useMutation({
    mutationFn: (until: string) => callApi('messagesReadAll', { body: { until } }),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (messageId: string) => callApi('messagesDelete', { body: { messageIds: [messageId] } }),
    ...settle,
  });
  return { read, readAll, remove };
}
