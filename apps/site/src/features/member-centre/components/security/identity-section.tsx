import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type IdentityCheck, useIdentityAct, useIdentityCheck } from '../../api/identity-check.ts';
import { IdentityProgress } from './identity-progress.tsx';
import { Section } from './section.tsx';

const tones: Record<IdentityCheck['state'], BadgeTone> = {
  NONE: 'neutral',
  OPEN: 'warning',
  SUBMITTED: 'gold',
  APPROVED: 'success',
  REFUSED: 'danger',
};

/** What the brand asks for, how far the member has come, and who acts next. Nothing where the brand checks nobody. */
export function IdentitySection() {
  const t = useTranslations('security.identity');
  const { data, error, refetch } = useIdentityCheck();
  if (data?.levels.length === 0 && data.check === null) return null;
  return (
    <Section id="identity-check" title={t('title')} text={t('text')}>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-40" />}
      {data !== undefined && (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="sr-only">{t('state')}</span>
            <Badge tone={tones[data.state]}>{t(`states.${data.state}`)}</Badge>
            {data.next !== 'nobody' && <span className="font-medium">{t(`next.${data.next}`)}</span>}
          </p>
          {data.check !== null && <IdentityProgress identity={data} check={data.check} />}
          <Levels identity={data} />
        </>
      )}
    </Section>
  );
}

function Levels({ identity }: { identity: IdentityCheck }) {
  const t = useTranslations('security.identity');
  const refusal = useRefusal();
  const symbol = useWhitelabel().data?.currency.symbol;
  const act = useIdentityAct();
  const isBusy = identity.state === 'SUBMITTED';
  const openLevel = identity.state === 'OPEN' ? identity.check?.level : undefined;
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {identity.levels.map(({ level, documents, withdrawalsFrom }) => (
          <li key={level} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">{t('level', { level })}</p>
              <p className="text-sm text-ink-muted">{t('from', { amount: moneyLabel(withdrawalsFrom, symbol) })}</p>
              <ul className="list-disc pl-5 text-sm text-ink-muted">
                {documents.map((kind) => (
                  <li key={kind}>{t(`kinds.${kind}`)}</li>
                ))}
              </ul>
            </div>
            {level <= identity.level && <Badge tone="success">{t('reached')}</Badge>}
            {level > identity.level && !isBusy && level !== openLevel && (
              <Button
                variant="secondary"
                busy={act.isPending && act.variables !== 'submit' && act.variables.start === level}
                onClick={() => act.mutate({ start: level })}
              >
                {t('start', { level })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {act.isError && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(act.error).whole}
        </p>
      )}
    </>
  );
}
