import { Button, type ButtonProps } from '@baize/ui/button';
import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLack } from './locked-note.tsx';
import { type Requirement, useAccess } from './staff.ts';

/** A button for those who may; for the others it is locked and names the missing permission. */
export function PermitButton({ permission, forAllBrands, children, ...button }: ButtonProps & Requirement) {
  const requirement = { permission, ...(forAllBrands === undefined ? {} : { forAllBrands }) };
  const access = useAccess(requirement);
  const t = useTranslations('console.lock');
  const lack = useLack(requirement);
  if (access === 'allowed') return <Button {...button}>{children}</Button>;
  const reason = access === 'secondFactor' ? t('secondFactor') : lack;
  return (
    <Button {...button} disabled title={reason}>
      <Lock size={14} aria-hidden="true" />
      {children}
      <span className="sr-only">{reason}</span>
    </Button>
  );
}
