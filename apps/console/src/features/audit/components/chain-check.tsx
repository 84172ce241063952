import type { Calls, CallValue } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { clsx } from 'clsx';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useSearchParams } from '../../../lib/search-params.ts';
import { useAccess, useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { dayEnd, dayStart } from '../../../lib/zone-day.ts';

type Check = CallValue<Calls['staffAuditCheck']>;

/** Computes the log's hashes again over the days that the list is filtered by, and says where the chain breaks. */
export function ChainCheck() {
  const t = useTranslations('consoleSystem.chain');
  const { timeZone } = useStaff();
  const { from, to } = useSearchParams();
  const mayCheck = useAccess({ permission: 'audit.read', forAllBrands: true }) === 'allowed';
  const [check, setCheck] = useState<Check | null>(null);
  const { run, isBusy, failure } = useAct([]);
  if (!mayCheck) return null;
  const ask = () => {
    const data = {
      ...(from === undefined ? {} : { from: dayStart(from, timeZone) }),
      ...(to === undefined ? {} : { to: dayEnd(to, timeZone) }),
    };
    void run(() => callApi('staffAuditCheck', { data }), setCheck);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" busy={isBusy} onClick={ask}>
        {t('verify')}
      </Button>
      {check === null && <p className="text-sm text-ink-muted">{t('hint')}</p>}
      <FailureNote failure={failure} />
      {check !== null && <Outcome check={check} />}
    </div>
  );
}

function Outcome({ check: { rows, isWhole, first, last, anchors, firstBad } }: { check: Check }) {
  const t = useTranslations('consoleSystem.chain');
  const isWell = firstBad === null;
  return (
    <div
      role="status"
      className={clsx(
        'flex min-w-0 items-center gap-2.5 rounded-md px-3 py-2 text-sm',
        isWell ? 'bg-success-soft text-success-ink' : 'bg-danger-soft text-danger-ink',
      )}
    >
      {isWell ? <ShieldCheck size={18} aria-hidden="true" /> : <ShieldX size={18} aria-hidden="true" />}
      <span className="min-w-0">
        {first === null && t('nothing')}
        {firstBad !== null && (
          <strong className="block">
            {t('broken', { seq: firstBad.seq })} <span className="verbatim">{firstBad.what}</span>
          </strong>
        )}
        {first !== null && last !== null && (
          <>
            {t('read', { count: rows, first: first.seq, last: last.seq })} <Moment at={first.at} /> –{' '}
            <Moment at={last.at} />. {t('anchors', { count: anchors })} {!isWhole && t('newest')}
            <span className="verbatim block truncate font-mono text-xs">{last.hash}</span>
          </>
        )}
      </span>
    </div>
  );
}
