import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LockedNote } from '../lib/locked-note.tsx';
import { useAccess, useStaff } from '../lib/staff.ts';
import type { ConsolePage } from './page.ts';
import type { PageName } from './registry.ts';

/** A page for those who may open it; the others read what they lack. */
export function PageGate({ page, children }: { page: ConsolePage; children: ReactNode }) {
  const t = useTranslations('console.pages');
  const access = useAccess(page);
  const { brandName } = useStaff();
  const title = t(page.name as PageName);
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  if (access === 'allowed') return children;
  return <LockedNote access={access} requirement={page} title={title} />;
}
