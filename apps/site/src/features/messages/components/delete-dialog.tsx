import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { useTranslations } from 'use-intl';
import { useMessageActs } from '../hooks/use-message-acts.ts';

interface DeleteDialogProps {
  messageId: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before a message goes for good. */
export function DeleteDialog({ messageId, title, open, onClose }: DeleteDialogProps) {
  const t = useTranslations('memberMessages.page');
  const action = useTranslations('common.action');
  const { remove } = useMessageActs();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => remove.mutate(messageId, { onSettled: onClose })}
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      cancelLabel={action('cancel')}
      closeLabel={action('close')}
      tone="danger"
      busy={remove.isPending}
    >
      <p className="verbatim font-semibold">{title}</p>
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}
