import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';

export interface WhileEmpty {
  /** What stands below a board that nobody is on yet. */
  whileEmpty?: ReactNode;
}

/** The way on from an empty board. */
export function ToGames() {
  const action = useTranslations('common.action');
  return (
    <Link to={paths.hot} className={buttonClass()}>
      {action('toGames')}
    </Link>
  );
}
