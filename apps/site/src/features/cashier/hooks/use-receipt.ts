import { toFailure } from '@baize/client';
import type { CallRequest, Calls, Withdrawal } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { imageUploadBytes, withdrawalProofs } from '../../../config/limits.ts';
import { callApi } from '../../../lib/api/client.ts';
import { refreshWithdrawals } from '../api/withdrawals.ts';

export type ReceiptAnswer = CallRequest<Calls['confirmWithdrawal']>['body']['answer'];
const pictureTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** The member's answer about a payout: what he says, his pictures, and sending them. */
export function useReceipt(
  { withdrawalId }: Withdrawal,
  first: ReceiptAnswer,
  readAmount: (typed: string) => string,
  onDone: () => void,
) {
  const t = useTranslations('withdraw.confirm');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState(first);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileFault, setFileFault] = useState<string>();
  /** Pictures that have arrived: a second try sends them no more. */
  const uploaded = useRef(new Map<File, string>());
  const upload = async (file: File): Promise<string> => {
    const known = uploaded.current.get(file);
    if (known !== undefined) return known;
    const { proofId } = await callApi('withdrawalProof', { upload: file });
    uploaded.current.set(file, proofId);
    return proofId;
  };
  const sending = useMutation({
    mutationFn: async () => {
      const proofIds: string[] = [];
      if (answer === 'notReceived') for (const file of files) proofIds.push(await upload(file));
      const part = answer === 'partial' ? { amount: readAmount(amount) } : {};
      return callApi('confirmWithdrawal', { params: { withdrawalId }, body: { answer, ...part, proofIds, note } });
    },
    onSuccess: () => {
      showToast({ title: t('sent'), tone: 'success' });
      onDone();
    },
    onSettled: () => refreshWithdrawals(queryClient),
  });
  /** What was wrong with the answer before says nothing of one that was changed. */
  const changed =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      sending.reset();
      set(value);
    };
  const addFiles = (added: File[]) => {
    sending.reset();
    const all = [...files, ...added];
    const isWrong =
      all.length > withdrawalProofs ||
      all.some(({ type, size }) => !pictureTypes.includes(type) || size > imageUploadBytes);
    setFileFault(isWrong ? t('wrongFile') : undefined);
    if (!isWrong) setFiles(all);
  };
  const failure = sending.error ? toFailure(sending.error) : null;
  const faultOf = (field: string) => failure?.fields[field] && faultText(errors, failure.fields[field]);
  const isOfField = failure?.fields.amount ?? failure?.fields.proofIds;
  return {
    ...{ answer, amount, note, setNote, files, addFiles },
    setAnswer: changed(setAnswer),
    setAmount: changed(setAmount),
    removeFile: (index: number) => setFiles(files.filter((_, at) => at !== index)),
    send: () => sending.mutate(),
    isSending: sending.isPending,
    amountFault: faultOf('amount'),
    fileFault: fileFault ?? faultOf('proofIds'),
    fault: failure && !isOfField ? faultText(errors, { key: failure.messageKey }) : undefined,
  };
}
