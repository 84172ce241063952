import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { flushVendorMenu } from '../../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';

/** The vendor of the address is not in the server any more: the menu is read afresh, so that nothing offers it again. */
export function UnknownVendor({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('lobbies.unknownVendor');
  const queryClient = useQueryClient();
  const { locale } = useLanguage();
  useEffect(() => {
    flushVendorMenu(queryClient, locale).catch(() => {
      // The menu that is there stays; the message below says what matters.
    });
  }, [queryClient, locale]);
  return (
    <EmptyState
      picture={art.notFound}
      title={t('title')}
      text={t('text')}
      action={
        <Button variant="secondary" onClick={onLeave}>
          {t('all')}
        </Button>
      }
    />
  );
}
