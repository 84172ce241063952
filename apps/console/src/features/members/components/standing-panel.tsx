import { calls } from '@baize/contract';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Member, memberReads } from '../api/member.ts';

const { shape } = calls.staffMemberStanding.body;
const maxRank = 100;
const schema = z.strictObject({
  rankLevel: z.string().check(
    z.regex(/^\d{1,3}$/, 'field_type'),
    z.refine((text) => Number(text) <= maxRank, 'field_range'),
  ),
  rankName: z.string().check(z.maxLength(40)),
  labels: z.string(),
  reason: shape.reason,
});

const labelsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  ),
];

/** A member's club rank and labels. */
export function StandingPanel({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMembers.standing');
  const common = useTranslations('common.action');
  const { refresh } = useAct(memberReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: {
      rankLevel: String(member.rankLevel),
      rankName: member.rankName,
      labels: member.labels.join(', '),
      reason: '',
    },
    send: async ({ rankLevel, rankName, labels, reason }) => {
      const body = { rankLevel: Number(rankLevel), rankName, labels: labelsOf(labels), reason };
      await callApi('staffMemberStanding', { params: { memberId: member.memberId }, body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done', { name: member.username }), tone: 'success' });
      onClose();
    },
  });
  return (
    <SidePanel open onClose={onClose} title={t('title')} subtitle={member.username} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="rankLevel" label={t('rankLevel')} inputMode="numeric" />
        <FormText form={form} name="rankName" label={t('rankName')} />
        <FormText form={form} name="labels" label={t('labels')} hint={t('labelsHint')} />
        <FormReason form={form} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </SidePanel>
  );
}
