import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Link2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSocialLinks } from '../../../../lib/account/social-links.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';

/** Social accounts of the account; nothing where the brand offers none. A link is for good. */
export function SocialLinks() {
  const t = useTranslations('member.links');
  const { data: brand } = useWhitelabel();
  const isOffered = (brand?.socialLogins.length ?? 0) > 0;
  const { data, error, refetch } = useSocialLinks(isOffered);
  if (!isOffered) return null;
  return (
    <section aria-labelledby="links" className="flex flex-col gap-2">
      <h2 id="links" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="text-sm text-ink-muted">{t('text')}</p>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-16" />}
      <ul className="divide-y divide-line">
        {data?.map((link) => (
          <SocialLink key={link.provider} {...link} />
        ))}
      </ul>
    </section>
  );
}

function SocialLink({ provider, name, linkedAt }: { provider: string; name: string; linkedAt: string | null }) {
  const t = useTranslations('member.links');
  const format = useFormatter();
  const changeSearch = useChangeSearch();
  return (
    <li className="flex min-h-touch items-center gap-3 py-3">
      <Link2 size={22} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        {linkedAt !== null && (
          <p className="tabular text-sm text-ink-muted">
            {t('since', { time: format.dateTime(new Date(linkedAt), 'moment') })}
          </p>
        )}
      </div>
      {linkedAt === null ? (
        <Button
          variant="secondary"
          className="shrink-0"
          aria-label={t('linkWith', { name })}
          onClick={() => changeSearch({ popup: 'linkSocial', provider, member: undefined })}
        >
          {t('link')}
        </Button>
      ) : (
        <Badge tone="success">{t('linked')}</Badge>
      )}
    </li>
  );
}
