import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { FilePicker } from '@baize/ui/file-picker';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { imageUploadBytes, feedbackImages as maxProofs } from '../../../../config/limits.ts';
import { sendProof } from '../../api/deposits.ts';

const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

export interface ProofUploadProps {
  orderId: string;
  /** How many there are. */
  count: number;
  onSent: () => void;
}

/** Pictures of a transfer, each sent as soon as it is picked. */
export function ProofUpload({ orderId, count, onSent }: ProofUploadProps) {
  const t = useTranslations('deposit.proof');
  const errors = useTranslations('errors');
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await sendProof(orderId, file);
    },
    onSuccess: () => showToast({ title: t('done'), tone: 'success' }),
    onSettled: onSent,
  });
  const add = (files: File[]) => {
    const isFit = files.every(({ type, size }) => imageTypes.includes(type) && size <= imageUploadBytes);
    if (isFit && files.length > 0 && !sending.isPending) sending.mutate(files.slice(0, maxProofs - count));
    else if (!isFit) showToast({ title: t('text'), tone: 'danger' });
  };
  const sent = t('count', { count });
  if (count >= maxProofs) return <p className="text-sm font-medium">{sent}</p>;
  return (
    <FilePicker
      label={t('title')}
      hint={count > 0 ? `${t('text')} ${sent}` : t('text')}
      error={sending.isError ? faultText(errors, { key: toFailure(sending.error).messageKey }) : undefined}
      files={[]}
      onAdd={add}
      onRemove={() => undefined}
      accept={imageTypes.join(',')}
      maxFiles={maxProofs - count}
      pickLabel={t('add')}
      removeLabel={(name) => name}
    />
  );
}
