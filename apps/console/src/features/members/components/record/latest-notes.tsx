import { SkeletonText } from '@baize/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/facts.tsx';
import { Moment } from '../../../../lib/moment.tsx';
import { PermitButton } from '../../../../lib/permit-button.tsx';
import { useChangeSearch } from '../../../../lib/search-params.ts';
import { timelineQuery } from '../../api/record.ts';

const onlyNotes = ['note'] as const;
const shownNotes = 5;

/** What staff wrote down about the member, the latest first. */
export function LatestNotes({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMemberRecord.note');
  const record = useTranslations('consoleMemberRecord');
  const acts = useTranslations('consoleMembers.acts');
  const change = useChangeSearch();
  const { data } = useInfiniteQuery(timelineQuery(memberId, onlyNotes, shownNotes));
  const notes = data?.pages[0]?.events;
  return (
    <Section
      title={t('latest')}
      actions={
        <PermitButton permission="members.label" variant="secondary" onClick={() => change({ act: 'note' })}>
          {acts('note')}
        </PermitButton>
      }
    >
      {notes === undefined && <SkeletonText lines={3} />}
      {notes?.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {notes !== undefined && notes.length > 0 && (
        <ul className="-my-2 divide-y divide-line text-sm">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="flex flex-col gap-1 py-2.5">
              <p className="verbatim wrap-anywhere whitespace-pre-wrap">{text}</p>
              <p className="text-xs text-ink-muted">
                {record('by', { name: by })} · <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
