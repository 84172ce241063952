import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { type Fact, Facts } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';

const maxReplyCharacters = 500;
export const stateTones = { processing: 'gold', approved: 'success', rejected: 'danger' } as const;

export interface AgencyRequest {
  memberId: string;
  memberName: string;
  memberSince: string;
  message: string;
  state: keyof typeof stateTones;
  reply: string;
  createdAt: string;
  decidedAt: string | null;
}
type Decision = { state: 'approved' | 'rejected'; reply: string };

interface RequestPanelProps {
  title: string;
  request: AgencyRequest;
  facts: readonly Fact[];
  /** What approving does, naming the member. */
  approveText: string;
  /** What is read again afterwards, by the names of the calls. */
  reads: readonly string[];
  decide: (decision: Decision) => Promise<unknown>;
  onClose: () => void;
}

/** A request of a member with what he wrote, and the answer: given here while it waits, shown afterwards. */
export function RequestPanel(props: RequestPanelProps) {
  const { title, request, facts, onClose } = props;
  const t = useTranslations('consoleMembers.requests');
  const common = useTranslations('common.action');
  const isWaiting = request.state === 'processing';
  return (
    <SidePanel open onClose={onClose} title={title} subtitle={request.memberName} closeLabel={common('close')}>
      <Badge tone={stateTones[request.state]} className="self-start">
        {t(`states.${request.state}`)}
      </Badge>
      <Facts
        columns={2}
        facts={[
          { label: t('member'), value: <MemberLink request={request} /> },
          { label: t('memberSince'), value: <Moment at={request.memberSince} /> },
          { label: t('createdAt'), value: <Moment at={request.createdAt} /> },
          ...(isWaiting ? [] : [{ label: t('decidedAt'), value: <Moment at={request.decidedAt} /> }]),
          ...facts,
        ]}
      />
      <Quote label={t('message')}>{request.message}</Quote>
      {!isWaiting && request.reply !== '' && <Quote label={t('reply')}>{request.reply}</Quote>}
      {isWaiting && <Decide {...props} />}
    </SidePanel>
  );
}

function MemberLink({ request }: { request: AgencyRequest }) {
  return (
    <Link to={`/members/${request.memberId}`} className="font-medium underline">
      {request.memberName}
    </Link>
  );
}

function Quote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="text-sm">
      <p className="pb-1 text-xs text-ink-muted">{label}</p>
      <p className="verbatim rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap">{children || '–'}</p>
    </div>
  );
}

function Decide({ request, approveText, reads, decide, onClose }: RequestPanelProps) {
  const t = useTranslations('consoleMembers.requests');
  const [reply, setReply] = useState('');
  const [asked, setAsked] = useState<Decision['state'] | null>(null);
  const act = useAct(reads);
  const name = request.memberName;
  const send = (state: Decision['state']) =>
    void act.run(
      () => decide({ state, reply }),
      () => {
        showToast({ title: t(`done.${state}`, { name }), tone: 'success' });
        onClose();
      },
    );
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <TextAreaField
        label={t('reply')}
        hint={t('replyHint')}
        rows={2}
        value={reply}
        maxLength={maxReplyCharacters}
        onChange={({ target }) => setReply(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => setAsked('rejected')}>
          {t('reject')}
        </Button>
        <Button onClick={() => setAsked('approved')}>{t('approve')}</Button>
      </div>
      {asked !== null && (
        <ConfirmAct
          label={t(`confirm.${asked}`, { name })}
          tone={asked === 'approved' ? 'primary' : 'danger'}
          act={act}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked === 'approved' ? approveText : t('rejectText', { name })}</p>
        </ConfirmAct>
      )}
    </div>
  );
}
