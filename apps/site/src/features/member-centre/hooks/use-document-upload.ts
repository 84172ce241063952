import { toFailure } from '@baize/client';
import type { IdentityDocumentKind } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUploadDocument } from '../api/identity-check.ts';
import { pictureFault, sizeOrTypeKey } from '../upload-fault.ts';

/** Sends one document; `error` is the sentence for what was wrong. */
export function useDocumentUpload(kind: IdentityDocumentKind) {
  const errors = useTranslations('errors');
  const upload = useUploadDocument(kind);
  const [errorKey, setErrorKey] = useState<string>();
  const choose = (file: File) => {
    const fault = pictureFault(file);
    setErrorKey(fault);
    if (fault !== undefined) return;
    upload.mutate(file, {
      onError: (thrown) => {
        const failure = toFailure(thrown);
        setErrorKey(failure.fields.upload?.key ?? sizeOrTypeKey(failure.messageKey));
      },
    });
  };
  const error = errorKey === undefined ? undefined : faultText(errors, { key: errorKey });
  return { choose, error, isBusy: upload.isPending };
}
