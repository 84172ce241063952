import { Progress } from '@baize/ui/progress';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import type { Member } from '../api/member.ts';
import { readOut } from '../api/member-export.ts';

/** Reads out everything that is held about a member into a file. */
export function ExportDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleSystem.memberExport');
  const [done, setDone] = useState<{ part: number; parts: number } | null>(null);
  const name = member.username;
  return (
    <ReasonDialog
      title={t('title', { name })}
      label={t('begin')}
      send={(reason) => readOut(member.memberId, reason, (part, parts) => setDone({ part, parts }))}
      onClose={onClose}
      onDone={() => showToast({ title: t('done', { name }), tone: 'success' })}
    >
      <p>{t('text', { name })}</p>
      {done !== null && <Progress label={t('progress', done)} share={done.part / done.parts} className="mt-3" />}
    </ReasonDialog>
  );
}
