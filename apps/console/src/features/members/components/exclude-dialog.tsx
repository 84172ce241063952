import { calls } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { Member } from '../api/member.ts';
import { protectionReads } from '../api/protection.ts';

const lengths = calls.staffMemberExclude.body.shape.length.options;
type Length = (typeof lengths)[number];

/** Excludes a member from play, in every account of his verified contact; nobody can take it back. */
export function ExcludeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleProtection');
  const { refresh } = useAct(protectionReads);
  const [length, setLength] = useState<Length>('6m');
  const name = member.username;
  const send = async (reason: string) => {
    await callApi('staffMemberExclude', { params: { memberId: member.memberId }, body: { length, reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('exclude.title', { name })}
      label={t('exclude.title', { name })}
      tone="danger"
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('exclude.done', { name }), tone: 'success' })}
    >
      <p>{t('exclude.text', { name })}</p>
      <Chips
        legend={t('exclude.length')}
        options={lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        value={length}
        onChange={setLength}
      />
    </ReasonDialog>
  );
}
