import { type ApiFailure, toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Spinner } from '@baize/ui/spinner';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { socialLinksKey } from '../../../../lib/account/social-links.ts';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { finishSocialLink, socialAnswerParameters } from '../../api/social-login.ts';
import { FormFailure } from '../form-failure.tsx';

/** A member is back from a social provider: the link is made, or its failure told. */
export function SocialLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('auth.link');
  const action = useTranslations('common.action');
  const search = useSiteSearch();
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const hasBegun = useRef(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    finishSocialLink(search)
      .then(async () => {
        await queryClient.invalidateQueries({ queryKey: socialLinksKey });
        showToast({ title: t('done'), tone: 'success' });
        changeSearch({ popup: undefined, member: 'securityCenter', ...socialAnswerParameters }, { replace: true });
      })
      .catch((thrown: unknown) => {
        changeSearch(socialAnswerParameters, { replace: true });
        setFailure(toFailure(thrown));
      });
  }, [search, changeSearch, queryClient, t]);
  return (
    <Dialog open onClose={onClose} title={t('working')} closeLabel={action('close')} size="sm">
      {failure === null ? (
        <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-muted">
          <Spinner />
          {t('working')}
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          <FormFailure failure={failure} />
          <Button size="lg" onClick={onClose}>
            {action('close')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
