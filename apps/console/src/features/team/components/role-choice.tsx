import { CheckboxField } from '@baize/ui/checkbox-field';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { roleNamesQuery } from '../api/role-names.ts';

interface RoleChoiceProps {
  roleIds: readonly string[];
  onChange: (roleIds: string[]) => void;
  /** What is wrong with the choice, as a form keeps it. */
  error?: string | undefined;
}

/** Which roles an account has. Nobody gives what he does not have. */
export function RoleChoice({ roleIds, onChange, error }: RoleChoiceProps) {
  const t = useTranslations('consoleStaff.roleChoice');
  const errors = useTranslations('errors');
  const { data: roles, error: thrown, refetch } = useQuery(roleNamesQuery());
  if (thrown !== null) return <LoadFailure thrown={thrown} onRetry={() => void refetch()} />;
  if (roles === undefined) return <SkeletonText lines={3} />;
  const toggle = (roleId: string, isChosen: boolean) =>
    onChange(isChosen ? [...roleIds, roleId] : roleIds.filter((id) => id !== roleId));
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-semibold">{t('label')}</legend>
      {roles.map(({ roleId, name, permissions, canGive }) => (
        <CheckboxField
          key={roleId}
          label={
            <span className="verbatim">
              {name} <span className="text-xs text-ink-muted">{t('permissions', { count: permissions.length })}</span>
              {!canGive && <span className="block text-xs text-ink-muted">{t('notYours')}</span>}
            </span>
          }
          disabled={!canGive && !roleIds.includes(roleId)}
          checked={roleIds.includes(roleId)}
          onChange={({ target }) => toggle(roleId, target.checked)}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {faultSentence(errors, error)}
        </p>
      )}
    </fieldset>
  );
}
