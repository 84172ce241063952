import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type Access, permissionKey, type Requirement } from './staff.ts';

interface LockedNoteProps {
  access: Exclude<Access, 'allowed'>;
  requirement: Requirement;
  title: string;
}

/** In place of a page that somebody may not open: which permission is missing, or that a second factor is. */
export function LockedNote({ access, requirement, title }: LockedNoteProps) {
  const t = useTranslations('console.lock');
  const lack = useLack(requirement);
  return (
    <EmptyState
      level={1}
      title={title}
      text={access === 'secondFactor' ? t('secondFactor') : lack}
      action={
        access === 'secondFactor' && (
          <Link to={'/account' as never} className={buttonClass('primary')}>
            {t('setUp')}
          </Link>
        )
      }
    />
  );
}

/** The sentence that names what is missing. */
export function useLack({ permission, forAllBrands = false }: Requirement): string {
  const t = useTranslations('console.lock');
  const names = useTranslations('console.permissions');
  if (permission === null || forAllBrands) return t('allBrands');
  return t('permission', { name: names(permissionKey(permission)) });
}
