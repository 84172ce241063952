import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { memberIconKey } from '../../../lib/account/member-icon.ts';
import { callApi } from '../../../lib/api/client.ts';
import { ownAnswerWriter } from '../../../lib/session/own.ts';
import { pictureFault, sizeOrTypeKey } from '../upload-fault.ts';

/** Sets or removes the account's picture; `error` is the sentence for what was wrong. */
export function useAvatarUpload() {
  const t = useTranslations('member.picture');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const [errorKey, setErrorKey] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<string>, done: string) => {
    setErrorKey(undefined);
    setBusy(true);
    const write = ownAnswerWriter(queryClient);
    try {
      write(memberIconKey, await act());
      showToast({ title: done, tone: 'success' });
    } catch (thrown) {
      const failure = toFailure(thrown);
      setErrorKey(failure.fields.upload?.key ?? sizeOrTypeKey(failure.messageKey));
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File) => {
    const fault = pictureFault(file);
    if (fault !== undefined) return setErrorKey(fault);
    void run(async () => (await callApi('uploadIcon', { upload: file })).icon, t('saved'));
  };
  const remove = () =>
    void run(async () => {
      await callApi('removeIcon', {});
      return '';
    }, t('removed'));
  return { choose, remove, isBusy, error: errorKey === undefined ? undefined : faultText(errors, { key: errorKey }) };
}
