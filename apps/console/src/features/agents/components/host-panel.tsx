import { TextField } from '@baize/ui/field';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Agent, agentReads } from '../api/agent.ts';

/** The domain that is an agent's own. */
export function HostPanel({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTranslations('consoleAgents.host');
  const { refresh } = useAct(agentReads);
  const [host, setHost] = useState(agent.host);
  const send = async (reason: string) => {
    await callApi('staffAgentHostSet', { params: { memberId: agent.memberId }, body: { host, reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('title', { name: agent.username })}
      label={t('save')}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('saved'), tone: 'success' })}
    >
      <div className="flex flex-col gap-4">
        <p>{t('text')}</p>
        <TextField
          label={t('label')}
          hint={t('hint')}
          inputMode="url"
          autoComplete="off"
          maxLength={253}
          value={host}
          onChange={({ target }) => setHost(target.value.trim().toLowerCase())}
        />
      </div>
    </ReasonDialog>
  );
}
