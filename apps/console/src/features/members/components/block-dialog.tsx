import type { memberBlock } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Member, memberReads } from '../api/member.ts';

type Part = z.output<typeof memberBlock>;
const parts = ['bets', 'withdrawals', 'bonuses', 'all'] as const satisfies readonly Part[];

const blockedSince = (member: Member): Record<Part, string | null> => ({
  bets: member.betsBlockedAt,
  withdrawals: member.withdrawalsBlockedAt,
  bonuses: member.bonusesBlockedAt,
  all: member.blockedAt,
});

/** Blocks bets, withdrawals, bonuses or the whole account of a member, or lifts what stands. */
export function BlockDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMembers.block');
  const format = useFormatter();
  const { refresh } = useAct(memberReads);
  const blocks = blockedSince(member);
  const [what, setWhat] = useState<Part>(() => parts.find((part) => blocks[part] !== null) ?? 'bets');
  const since = blocks[what];
  const name = member.username;
  const act = since === null ? 'block' : 'lift';
  const send = async (reason: string) => {
    const body = { what, isBlocked: since === null, reason };
    await callApi('staffMemberBlock', { params: { memberId: member.memberId }, body });
    await refresh();
  };
  const text = () => {
    if (since !== null) {
      const time = format.dateTime(new Date(since), 'moment');
      return t('lift', { name, what: t(`parts.${what}`), time });
    }
    return what === 'all' ? t('blockText', { name, sessions: member.openSessions }) : t(`texts.${what}`, { name });
  };
  return (
    <ReasonDialog
      title={t('title', { name })}
      label={t(`act.${act}`)}
      tone={since === null ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t(`done.${act}`, { name }), tone: 'success' })}
    >
      <div className="flex flex-col gap-3">
        <Chips
          legend={t('what')}
          look="segmented"
          fills
          value={what}
          onChange={setWhat}
          options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        />
        <p>{text()}</p>
      </div>
    </ReasonDialog>
  );
}
