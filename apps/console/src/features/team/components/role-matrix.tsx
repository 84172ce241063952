import { type StaffPermission, staffPermissionNames, staffPermissions } from '@baize/contract';
import { clsx } from 'clsx';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { permissionKey, type Staff, useStaff } from '../../../lib/staff.ts';
import { allowedIn, type Role, type RoleDrafts } from '../api/roles.ts';

interface RoleMatrixProps {
  roles: readonly Role[];
  drafts: RoleDrafts;
  onToggle: (role: Role, permission: StaffPermission) => void;
  onOpen: (role: Role) => void;
}

/** Permissions down, roles across. What somebody may not give himself, he reads. */
export function RoleMatrix({ roles, drafts, onToggle, onOpen }: RoleMatrixProps) {
  const t = useTranslations('consoleStaff.roles');
  const names = useTranslations('console.permissions');
  const staff = useStaff();
  return (
    <section
      aria-label={t('matrix')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      className="min-h-0 overflow-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(headClass, 'left-0 z-header min-w-44 text-left')}>
              {t('permission')}
            </th>
            {roles.map((role) => (
              <th key={role.roleId} scope="col" className={clsx(headClass, 'min-w-28 text-center')}>
                <button
                  type="button"
                  className="verbatim rounded-sm font-semibold text-ink hover:underline"
                  onClick={() => onOpen(role)}
                >
                  {role.name}
                </button>
                <span className="block font-normal">{t('accounts', { count: role.accounts })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffPermissionNames.map((permission) => (
            <tr key={permission} className="hover:bg-sunken">
              <th
                scope="row"
                className="sticky left-0 h-10 border-b border-line bg-surface px-3 text-left font-medium md:whitespace-nowrap"
              >
                {names(permissionKey(permission))}
                {staffPermissions[permission].requiresSecondFactor && (
                  <KeyRound
                    size={13}
                    role="img"
                    aria-label={t('needsSecondFactor')}
                    className="ml-1.5 inline text-ink-muted"
                  />
                )}
              </th>
              {roles.map((role) => (
                <td key={role.roleId} className="border-b border-line px-3 text-center">
                  <input
                    type="checkbox"
                    aria-label={t('cell', { role: role.name, permission: names(permissionKey(permission)) })}
                    checked={allowedIn(role, drafts).includes(permission)}
                    disabled={!mayChange(staff, role, permission)}
                    onChange={() => onToggle(role, permission)}
                    className={clsx(
                      'size-5 align-middle accent-gold-ink',
                      isChanged(role, drafts, permission) && 'outline-2 outline-offset-2 outline-gold',
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const headClass =
  'sticky top-0 z-sticky border-b border-line bg-surface px-3 py-2 text-xs font-semibold text-ink-muted';

const mayChange = (staff: Staff, role: Role, permission: StaffPermission): boolean =>
  staff.permissions.includes(permission) && (staff.forAllBrands || !role.forAllBrands);

const isChanged = (role: Role, drafts: RoleDrafts, permission: StaffPermission): boolean =>
  role.permissions.includes(permission) !== allowedIn(role, drafts).includes(permission);
