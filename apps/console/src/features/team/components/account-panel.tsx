import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { RoleChoice } from './role-choice.tsx';

type Account = RowOf<'staffAccounts'>;
type Act = 'enable' | 'disable' | 'resetPassword' | 'resetSecondFactor';

const reads = ['staffAccounts', 'staffAllSessions', 'staffRoles'];

/** One staff account: its roles, its switch, and help for somebody who lost his password or device. */
export function AccountPanel({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('consoleStaff.account');
  const accounts = useTranslations('consoleStaff.accounts');
  const common = useTranslations('common.action');
  const [asked, setAsked] = useState<Act | null>(null);
  const toggle: Act = account.disabledAt === null ? 'disable' : 'enable';
  return (
    <SidePanel
      open
      onClose={onClose}
      title={account.username}
      subtitle={account.emailMasked}
      closeLabel={common('close')}
    >
      <Facts
        columns={2}
        facts={[
          { label: accounts('brand'), value: account.brandName ?? accounts('allBrands') },
          { label: accounts('secondFactor'), value: accounts(account.hasSecondFactor ? 'hasOne' : 'hasNone') },
          { label: accounts('createdAt'), value: <Moment at={account.createdAt} /> },
          { label: accounts('lastSeenAt'), value: <Moment at={account.lastSeenAt} /> },
        ]}
      />
      <RolesForm account={account} />
      <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
        {account.emailMasked !== '' && (
          <Button variant="secondary" onClick={() => setAsked('resetPassword')}>
            {t('resetPassword')}
          </Button>
        )}
        {account.hasSecondFactor && (
          <Button variant="secondary" onClick={() => setAsked('resetSecondFactor')}>
            {t('resetSecondFactor')}
          </Button>
        )}
        <Button variant={toggle === 'disable' ? 'danger' : 'secondary'} onClick={() => setAsked(toggle)}>
          {t(toggle)}
        </Button>
      </div>
      {asked !== null && <AskDialog account={account} act={asked} onClose={() => setAsked(null)} />}
    </SidePanel>
  );
}

function RolesForm({ account }: { account: Account }) {
  const t = useTranslations('consoleStaff.account');
  const [roleIds, setRoleIds] = useState(() => account.roles.map(({ roleId }) => roleId));
  const { run, isBusy, failure } = useAct(reads);
  const { staffId, username } = account;
  const isChanged =
    roleIds.length !== account.roles.length || account.roles.some(({ roleId }) => !roleIds.includes(roleId));
  const save = () =>
    void run(
      () => callApi('staffAccountRoles', { params: { staffId }, body: { roleIds } }),
      () => showToast({ title: t('rolesDone', { name: username }), tone: 'success' }),
    );
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <RoleChoice roleIds={roleIds} onChange={setRoleIds} />
      <FailureNote failure={failure} />
      <Button busy={isBusy} disabled={!isChanged} className="self-end" onClick={save}>
        {t('saveRoles')}
      </Button>
    </div>
  );
}

function AskDialog({ account, act, onClose }: { account: Account; act: Act; onClose: () => void }) {
  const t = useTranslations('consoleStaff.account');
  const { refresh } = useAct(reads);
  const name = account.username;
  const send = async (reason: string) => {
    await sendAct(account.staffId, act, reason);
    await refresh();
  };
  return (
    <ReasonDialog
      title={t(`confirm.${act}`, { name })}
      label={t(`confirm.${act}`, { name })}
      tone={act === 'enable' ? 'primary' : 'danger'}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t(`done.${act}`, { name }), tone: 'success' })}
    >
      <p>{t(`text.${act}`, { name })}</p>
    </ReasonDialog>
  );
}

function sendAct(staffId: string, act: Act, reason: string): Promise<unknown> {
  const params = { staffId };
  switch (act) {
    case 'enable':
      return callApi('staffAccountState', { params, body: { state: 'enabled', reason } });
    case 'disable':
      return callApi('staffAccountState', { params, body: { state: 'disabled', reason } });
    case 'resetPassword':
      return callApi('staffAccountPasswordReset', { params, body: { reason } });
    default:
      return callApi('staffAccountSecondFactorReset', { params, body: { reason } });
  }
}
