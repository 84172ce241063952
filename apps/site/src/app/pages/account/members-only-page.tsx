import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { art } from '../../../config/paths.ts';
import { useFlag } from '../../../lib/brand/use-flag.ts';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { useBrandName, useTitle } from '../../../lib/page/use-title.ts';
import { useMemberActions } from '../../layout/member/use-member-actions.ts';

/** What a guest sees of a brand that shows its pages to members only; the popup opens by itself once. */
export function MembersOnlyPage({ firstPopup }: { firstPopup: string }) {
  const t = useTranslations('auth.door');
  const action = useTranslations('common.action');
  const brand = useBrandName();
  const { logIn, signUp } = useMemberActions();
  const canRegister = useFlag('DIRECTREG3', true);
  const changeSearch = useChangeSearch();
  const hasOpened = useRef(false);
  useTitle(action('logIn'));
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    changeSearch({ popup: firstPopup }, { replace: true });
  }, [changeSearch, firstPopup]);
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        level={1}
        picture={art.welcome}
        title={t('title', { brand })}
        text={t('text')}
        action={
          <>
            <Button onClick={logIn}>{action('logIn')}</Button>
            {canRegister && (
              <Button variant="secondary" onClick={signUp}>
                {action('signUp')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
