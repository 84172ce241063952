import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { type Member, memberQuery } from '../api/member.ts';
import { AdjustPanel } from './adjust-panel.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { DetailsDialog, EraseDialog } from './details-dialogs.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { MemberTabs } from './member-tabs.tsx';
import { LinkWarning } from './record/link-warning.tsx';
import { MessageDialog } from './record/message-dialog.tsx';
import { NoteDialog } from './record/note-dialog.tsx';
import { PasswordDialog } from './record/password-dialog.tsx';
import { SecondFactorResetDialog } from './second-factor-reset-dialog.tsx';
import { StandingPanel } from './standing-panel.tsx';

/** One member: who he is, what he has, what moved, and what staff may do about it. */
export function MemberPage() {
  const pages = useTranslations('console.pages');
  const { memberId = '' } = useParams({ strict: false }) as { memberId?: string };
  const { data: member, error, refetch } = useQuery(memberQuery(memberId));
  const back = { path: '/members', label: pages('members') };
  if (member === undefined) {
    return (
      <PageFrame title={pages('member')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<Title member={member} />} back={back} actions={<Acts />}>
      <LinkWarning memberId={member.memberId} />
      <MemberTabs member={member} />
      <OpenAct member={member} />
    </PageFrame>
  );
}

function Title({ member }: { member: Member }) {
  const t = useTranslations('consoleMembers');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {member.username}
      <Badge>{t(`types.${member.type}`)}</Badge>
      {member.isOnline && <Badge tone="success">{t('facts.online')}</Badge>}
      {member.blockedAt !== null && <Badge tone="danger">{t('list.blocked')}</Badge>}
      {member.betsBlockedAt !== null && <Badge tone="danger">{t('block.badges.bets')}</Badge>}
      {member.withdrawalsBlockedAt !== null && <Badge tone="danger">{t('block.badges.withdrawals')}</Badge>}
      {member.bonusesBlockedAt !== null && <Badge tone="danger">{t('block.badges.bonuses')}</Badge>}
      {member.mustChangePassword && <Badge tone="warning">{t('block.badges.password')}</Badge>}
      {member.labels.map((label) => (
        <Badge key={label} tone="warning">
          {label}
        </Badge>
      ))}
    </span>
  );
}

/** What can be done about the member; each act opens under an address of its own. */
function Acts() {
  const t = useTranslations('consoleMembers.acts');
  const exports = useTranslations('consoleSystem.memberExport');
  const change = useChangeSearch();
  return (
    <>
      <PermitButton permission="money.adjust" onClick={() => change({ act: 'adjust' })}>
        {t('adjust')}
      </PermitButton>
      <PermitButton permission="messages.write" variant="secondary" onClick={() => change({ act: 'message' })}>
        {t('message')}
      </PermitButton>
      <PermitButton permission="members.label" variant="secondary" onClick={() => change({ act: 'note' })}>
        {t('note')}
      </PermitButton>
      <PermitButton permission="members.label" variant="secondary" onClick={() => change({ act: 'standing' })}>
        {t('standing')}
      </PermitButton>
      <PermitButton permission="members.block" variant="secondary" onClick={() => change({ act: 'block' })}>
        {t('block')}
      </PermitButton>
      <PermitButton permission="members.block" variant="secondary" onClick={() => change({ act: 'password' })}>
        {t('password')}
      </PermitButton>
      <PermitButton permission="members.export" variant="secondary" onClick={() => change({ act: 'export' })}>
        {exports('button')}
      </PermitButton>
    </>
  );
}

function OpenAct({ member }: { member: Member }) {
  const { act = '' } = useSearchParams();
  const change = useChangeSearch();
  const close = () => change({ act: undefined }, { replace: true });
  const limit = member.limits.find(({ kind }) => act === `limit-${kind}`);
  if (limit !== undefined) return <LimitDialog member={member} limit={limit} onClose={close} />;
  if (act === 'exclude') return <ExcludeDialog member={member} onClose={close} />;
  if (act === 'details') return <DetailsDialog member={member} onClose={close} />;
  if (act === 'erase') return <EraseDialog member={member} onClose={close} />;
  if (act === 'secondFactor') return <SecondFactorResetDialog member={member} onClose={close} />;
  if (act === 'export') return <ExportDialog member={member} onClose={close} />;
  if (act === 'note') return <NoteDialog member={member} onClose={close} />;
  if (act === 'message') return <MessageDialog member={member} onClose={close} />;
  if (act === 'password') return <PasswordDialog member={member} onClose={close} />;
  if (act === 'adjust') return <AdjustPanel member={member} onClose={close} />;
  if (act === 'standing') return <StandingPanel member={member} onClose={close} />;
  return act === 'block' ? <BlockDialog member={member} onClose={close} /> : null;
}
