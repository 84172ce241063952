import type { StaffChatSummary } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SelectField } from '@baize/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { chatsScope } from '../../../lib/chats.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { colleaguesQuery } from '../api/colleagues.ts';

/** Who answers the chat: take it, hand it over, or leave it to whoever is free. */
export function HolderMenu({
  chat,
  onChanged,
}: {
  chat: StaffChatSummary;
  onChanged: (chat: StaffChatSummary) => void;
}) {
  const t = useTranslations('consoleService');
  const { id: ownId } = useStaff();
  const colleagues = useQuery(colleaguesQuery).data?.list ?? [];
  const { run, isBusy, failure } = useAct([chatsScope[0], colleaguesQuery.queryKey[0]]);
  const hand = (staffId: string | null) =>
    void run(
      () => callApi('staffChatHolder', { params: { chatId: chat.chatId }, body: { staffId } }),
      () => {
        const username = colleagues.find((one) => one.staffId === staffId)?.username ?? '';
        onChanged({ ...chat, holder: staffId === null ? null : { staffId, username } });
      },
    );
  const options = [
    { value: '', label: t('nobody') },
    ...colleagues.map(({ staffId, username, heldChats }) => ({
      value: staffId,
      label: t('colleague', { name: username, count: heldChats }),
    })),
  ];
  return (
    <div className="flex flex-wrap items-end gap-2">
      {chat.holder === null && (
        <Button busy={isBusy} onClick={() => hand(ownId)}>
          {t('take')}
        </Button>
      )}
      <SelectField
        label={t('holder')}
        options={options}
        value={chat.holder?.staffId ?? ''}
        disabled={isBusy}
        onChange={({ target }) => hand(target.value === '' ? null : target.value)}
      />
      <FailureNote failure={failure} />
    </div>
  );
}
