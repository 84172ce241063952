import { SidePanel } from '@baize/ui/side-panel';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import type { TableMessage } from '../api/table-chat.ts';
import { useTableName } from '../hooks/use-table-name.ts';
import { DecideDialog, MuteDialog, UnmuteDialog } from './message-acts.tsx';

const permission = 'tableChat.moderate';
type Act = 'remove' | 'keep' | 'mute' | 'unmute';

/** One message with its author, and what can be done about both. */
export function MessagePanel({ message, onClose }: { message: TableMessage; onClose: () => void }) {
  const t = useTranslations('consoleService.tableChat');
  const close = useTranslations('common.action')('close');
  const nameOf = useTableName();
  const [act, setAct] = useState<Act | null>(null);
  const { member, text, sentAt, gameCode, reports, removedBy, mutedUntil } = message;
  const acts: Act[] = [
    ...(removedBy === '' ? (['remove'] as const) : []),
    ...(removedBy === '' && reports > 0 ? (['keep'] as const) : []),
    mutedUntil === null ? 'mute' : 'unmute',
  ];
  const end = () => setAct(null);
  return (
    <SidePanel open onClose={onClose} title={member} subtitle={nameOf(gameCode)} closeLabel={close}>
      <blockquote className="rounded-md bg-sunken px-4 py-3 text-base wrap-anywhere">
        <bdi>{text}</bdi>
      </blockquote>
      <Facts
        columns={2}
        facts={[
          { label: t('sentAt'), value: <Moment at={sentAt} /> },
          { label: t('reportsLabel'), value: reports },
          ...(removedBy === '' ? [] : [{ label: t('removedBy'), value: removedBy }]),
          ...(mutedUntil === null ? [] : [{ label: t('mutedUntil'), value: <Moment at={mutedUntil} /> }]),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {acts.map((name) => (
          <PermitButton
            key={name}
            permission={permission}
            variant={name === 'remove' ? 'danger' : 'secondary'}
            onClick={() => setAct(name)}
          >
            {t(`${name}.label`)}
          </PermitButton>
        ))}
      </div>
      {(act === 'remove' || act === 'keep') && <DecideDialog decision={act} message={message} onClose={end} />}
      {act === 'mute' && <MuteDialog message={message} onClose={end} />}
      {act === 'unmute' && <UnmuteDialog message={message} onClose={end} />}
    </SidePanel>
  );
}
