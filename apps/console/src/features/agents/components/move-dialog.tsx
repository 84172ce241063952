import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Agent, agentChoiceQuery, agentReads } from '../api/agent.ts';

/** Puts the agent with everybody below him under another agent, or at the top. */
export function MoveDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTranslations('consoleAgents');
  const { refresh } = useAct(agentReads);
  const [search, setSearch] = useState('');
  const [uplineId, setUplineId] = useState('');
  const { data } = useQuery(agentChoiceQuery(search.trim()));
  const found = (data?.rows ?? []).filter(({ memberId }) => memberId !== agent.memberId);
  const send = async (reason: string) => {
    const body = { uplineId: uplineId === '' ? null : uplineId, reason };
    const { moved } = await callApi('staffAgentMove', { params: { memberId: agent.memberId }, body });
    showToast({ title: t('move.done', { count: moved }), tone: 'success' });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('move.title', { name: agent.username })}
      label={t('acts.move')}
      tone="danger"
      send={send}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p>{t('move.text')}</p>
        <TextField
          type="search"
          label={t('tree.search')}
          value={search}
          maxLength={64}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label={t('move.search')}
          value={uplineId}
          options={[
            { value: '', label: t('move.nobody') },
            ...found.map(({ memberId, username }) => ({ value: memberId, label: username })),
          ]}
          onChange={({ target }) => setUplineId(target.value)}
        />
      </div>
    </ReasonDialog>
  );
}
