import { calls } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Role, roleReads } from '../api/roles.ts';

const schema = z.strictObject({ name: calls.staffRoleAdd.body.shape.name });

/** A new role, which allows nothing until the matrix says so; or another name for one, and its removal. */
export function RolePanel({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const t = useTranslations('consoleStaff.roles');
  const common = useTranslations('common.action');
  const { refresh } = useAct(roleReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { name: role?.name ?? '' },
    send: async ({ name }) => {
      if (role === null) await callApi('staffRoleAdd', { body: { name, permissions: [] } });
      else
        await callApi('staffRoleEdit', {
          params: { roleId: role.roleId },
          body: { name, permissions: role.permissions },
        });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <SidePanel open onClose={onClose} title={role === null ? t('add') : role.name} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="name" label={t('name')} />
        {role === null && <p className="text-sm text-ink-muted">{t('addText')}</p>}
        <SaveBar label={t(role === null ? 'add' : 'rename')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
      {role !== null && !role.isBuiltIn && <Remove role={role} onDone={onClose} />}
    </SidePanel>
  );
}

function Remove({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useTranslations('consoleStaff.roles');
  const [isAsking, setAsking] = useState(false);
  const act = useAct(roleReads);
  const { roleId, name } = role;
  const remove = () => void act.run(() => callApi('staffRoleRemove', { params: { roleId } }), onDone);
  return (
    <div className="border-t border-line pt-4">
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('remove', { name })}
      </Button>
      {isAsking && (
        <ConfirmAct
          label={t('remove', { name })}
          tone="danger"
          act={act}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t('removeText', { name })}</p>
        </ConfirmAct>
      )}
    </div>
  );
}
