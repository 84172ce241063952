import type { ContentDocument } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey, fieldFaultsOf } from '../../../lib/api.ts';
import { faultMessage } from '../../../lib/forms/issue-text.ts';
import { useAct } from '../../../lib/use-act.ts';
import { contentReads } from '../api/content.ts';
import type { Faults } from '../fields/field-context.ts';

interface Saving {
  pieceId: string;
  version: number;
  onSaved: () => void;
}

const withoutPrefix = (place: string): string => place.replace(/^document\./, '');

/** Writes a piece with the reason; what the server says of a value is kept by its place. */
export function useSaving({ pieceId, version, onSaved }: Saving) {
  const t = useTranslations('consoleContent');
  const { refresh } = useAct(contentReads);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'draft' | 'publish' | 'withdraw' | null>(null);

  const act = async (what: NonNullable<typeof busy>, send: () => Promise<unknown>, done: string) => {
    if (busy !== null) return;
    setBusy(what);
    setFailure(null);
    setFaults({});
    try {
      await send();
      setReason('');
      showToast({ title: done, tone: 'success' });
      await refresh();
      onSaved();
    } catch (thrown) {
      const found = Object.entries(fieldFaultsOf(thrown));
      setFaults(Object.fromEntries(found.map(([place, fault]) => [withoutPrefix(place), faultMessage(fault)])));
      setFailure(failureKey(thrown));
    }
    setBusy(null);
  };
  const write = (document: ContentDocument, isPublished: boolean) => {
    const body = { document, version, isPublished, reason };
    const send = () => callApi('staffContentWrite', { params: { pieceId }, body });
    return act(isPublished ? 'publish' : 'draft', send, t(isPublished ? 'published' : 'drafted'));
  };
  const withdraw = () =>
    act(
      'withdraw',
      () => callApi('staffContentWithdraw', { params: { pieceId }, body: { version, reason } }),
      t('withdrawn'),
    );
  return { reason, setReason, faults, failure, busy, write, withdraw };
}
