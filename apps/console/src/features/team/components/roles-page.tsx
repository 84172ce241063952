import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { useAct } from '../../../lib/use-act.ts';
import { type Role, type RoleDrafts, roleReads, rolesQuery, toggled } from '../api/roles.ts';
import { RoleMatrix } from './role-matrix.tsx';
import { RolePanel } from './role-panel.tsx';

/** What each role allows, as a matrix. Changes are gathered and saved together. */
export function RolesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleStaff.roles');
  const { open = '' } = useSearchParams();
  const change = useChangeSearch();
  const { data, error, refetch } = useQuery(rolesQuery());
  const [drafts, setDrafts] = useState<RoleDrafts>({});
  const roles = data?.rows ?? [];
  const close = () => change({ open: undefined }, { replace: true });
  const opened = roles.find(({ roleId }) => roleId === open);
  return (
    <PageFrame
      title={pages('roles')}
      text={t('text')}
      actions={<Button onClick={() => change({ open: 'new' })}>{t('add')}</Button>}
      fills
    >
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonText lines={10} />}
      {roles.length > 0 && (
        <RoleMatrix
          roles={roles}
          drafts={drafts}
          onToggle={(role, permission) => setDrafts(toggled(drafts, role, permission))}
          onOpen={({ roleId }) => change({ open: roleId })}
        />
      )}
      <SaveChanges roles={roles} drafts={drafts} onDone={() => setDrafts({})} />
      {(open === 'new' || opened !== undefined) && <RolePanel key={open} role={opened ?? null} onClose={close} />}
    </PageFrame>
  );
}

interface SaveChangesProps {
  roles: readonly Role[];
  drafts: RoleDrafts;
  onDone: () => void;
}

function SaveChanges({ roles, drafts, onDone }: SaveChangesProps) {
  const t = useTranslations('consoleStaff.roles');
  const { run, isBusy, failure } = useAct(roleReads);
  const changed = roles.filter(({ roleId }) => drafts[roleId] !== undefined);
  if (changed.length === 0) return null;
  const save = () =>
    void run(
      async () => {
        // One after the other: each is an act of its own in the audit log.
        for (const { roleId, name } of changed) {
          await callApi('staffRoleEdit', {
            params: { roleId },
            body: { name, permissions: [...(drafts[roleId] ?? [])] },
          });
        }
      },
      () => {
        showToast({ title: t('saved'), tone: 'success' });
        onDone();
      },
    );
  const affected = changed.reduce((sum, { accounts }) => sum + accounts, 0);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 rounded-lg border border-line bg-raised px-4 py-3 shadow-raised">
      <p className="mr-auto text-sm">
        {t('unsaved', { roles: changed.map(({ name }) => name).join(', '), count: affected })}
      </p>
      <FailureNote failure={failure} />
      <Button variant="secondary" onClick={onDone}>
        {t('discard')}
      </Button>
      <Button busy={isBusy} onClick={save}>
        {t('save')}
      </Button>
    </div>
  );
}
