import { SidePanel } from '@baize/ui/side-panel';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useActName } from '../../../lib/use-act-name.ts';
import { type Change, differenceOf } from '../api/difference.ts';

type Entry = RowOf<'staffAuditLog'>;

/** One act with its reason, and what was before and after. */
export function AuditPanel({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useTranslations('consoleOperations.audit');
  const common = useTranslations('common.action');
  const { timeZone } = useStaff();
  const nameOf = useActName();
  const changes = differenceOf(entry.before, entry.after);
  return (
    <SidePanel open onClose={onClose} title={nameOf(entry.act)} subtitle={entry.actorName} closeLabel={common('close')}>
      <Facts
        columns={2}
        facts={[
          { label: t('at'), value: <Moment at={entry.at} /> },
          { label: t('zone'), value: timeZone },
          { label: t('actor'), value: entry.actorName },
          { label: t('ip'), value: entry.ip || '–' },
          { label: t('subject'), value: <Subject entry={entry} /> },
          { label: t('number'), value: entry.seq },
        ]}
      />
      <div className="text-sm">
        <p className="pb-1 text-xs text-ink-muted">{t('reason')}</p>
        <p className="verbatim rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap">{entry.reason || '–'}</p>
      </div>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('noChanges')}</p>
      ) : (
        <ol aria-label={t('changes')} className="flex flex-col gap-3 text-sm">
          {changes.map((change) => (
            <ChangeRow key={change.field} change={change} />
          ))}
        </ol>
      )}
    </SidePanel>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const t = useTranslations('consoleOperations.audit');
  return (
    <li>
      {change.field !== '' && <p className="verbatim pb-1 text-xs text-ink-muted">{change.field}</p>}
      <div className="grid grid-cols-2 overflow-hidden rounded-md border border-line">
        <del className="verbatim block bg-danger-soft px-3 py-2 text-danger-ink no-underline">
          <span className="sr-only">{t('before')} </span>
          {change.before ?? '–'}
        </del>
        <ins className="verbatim block bg-success-soft px-3 py-2 text-success-ink no-underline">
          <span className="sr-only">{t('after')} </span>
          {change.after ?? '–'}
        </ins>
      </div>
    </li>
  );
}

/** A member's name leads to his page. */
function Subject({ entry }: { entry: Entry }) {
  const name = entry.subjectName || entry.subject;
  const memberId = /^member:(.+)$/.exec(entry.subject)?.[1];
  if (memberId === undefined) return name;
  return (
    <Link to={`/members/${memberId}`} className="font-medium underline">
      {name}
    </Link>
  );
}
