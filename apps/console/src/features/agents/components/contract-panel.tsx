import type { AgentContract, ContractAction } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { agentReads } from '../api/agent.ts';
import { ContractTerms, contractTones, daysOf } from './contract-line.tsx';

interface ContractPanelProps {
  contract: AgentContract;
  onClose: () => void;
}

/** One contract with its terms; what the operator gave can be ended or answered here. */
export function ContractPanel({ contract, onClose }: ContractPanelProps) {
  const t = useTranslations('consoleAgents');
  const common = useTranslations('common.action');
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t(`kinds.${contract.kind}`)}
      subtitle={contract.holder}
      closeLabel={common('close')}
    >
      <Badge tone={contractTones[contract.state]} className="self-start">
        {t(`states.${contract.state}`)}
      </Badge>
      <Facts
        columns={2}
        facts={[
          {
            label: t('list.holder'),
            value: (
              <Link to={`/agents/${contract.holderId}`} className="font-medium underline">
                {contract.holder}
              </Link>
            ),
          },
          { label: t('list.giver'), value: contract.giver || t('list.operator') },
          { label: t('list.version'), value: contract.version },
          { label: t('list.days'), value: daysOf(contract) },
          { label: t('list.created'), value: <Moment at={contract.createdAt} /> },
        ]}
      />
      <Facts facts={[{ label: t('list.terms'), value: <ContractTerms terms={contract.terms} /> }]} />
      {contract.giver === '' && <Acts contract={contract} onClose={onClose} />}
    </SidePanel>
  );
}

type Act = 'terminate' | 'takeBack' | 'accept' | 'reject';

function actsOf({ state, waitsFor }: AgentContract): Act[] {
  if (state === 'sent') return ['takeBack'];
  if (state === 'accepted') return ['terminate'];
  return state === 'terminationRequested' && waitsFor === 'giver' ? ['accept', 'reject'] : [];
}
const actionOf = (act: Act): ContractAction => (act === 'takeBack' ? 'terminate' : act);

function Acts({ contract, onClose }: ContractPanelProps) {
  const t = useTranslations('consoleAgents.act');
  const { refresh } = useAct(agentReads);
  const [asked, setAsked] = useState<Act | null>(null);
  const send = async (act: Act, reason: string) => {
    await callApi('staffAgentContractAct', {
      params: { contractId: contract.contractId },
      body: { action: actionOf(act), reason },
    });
    await refresh();
  };
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
      {actsOf(contract).map((act) => (
        <PermitButton key={act} permission="agents.manage" variant="secondary" onClick={() => setAsked(act)}>
          {t(act)}
        </PermitButton>
      ))}
      {asked !== null && (
        <ReasonDialog
          title={t(asked)}
          label={t(asked)}
          send={(reason) => send(asked, reason)}
          onClose={() => setAsked(null)}
          onDone={() => {
            showToast({ title: t('done'), tone: 'success' });
            onClose();
          }}
        >
          <p>{t('text', { name: contract.holder })}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
