import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';
import { Moment } from '../../../../lib/moment.tsx';
import { Money, useMoneyLabel } from '../../../../lib/money.tsx';
import type { TimelineEvent, TimelineKind } from '../../api/record.ts';
import { useStateName } from '../../hooks/use-state-name.ts';

const tones: Partial<Record<TimelineKind, BadgeTone>> = {
  staffAct: 'warning',
  note: 'gold',
  break: 'danger',
  limit: 'danger',
  deposit: 'success',
};

/** When, what, and at the end how much. */
export function TimelineRow({ event }: { event: TimelineEvent }) {
  const t = useTranslations('consoleMemberRecord');
  const state = useStateName()(event);
  const words = wordsOf(event);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 px-3.5 py-2.5 text-sm md:grid-cols-[9.5rem_8rem_minmax(0,1fr)_auto]">
      <span className="text-xs text-ink-muted max-md:order-3">
        <Moment at={event.at} />
      </span>
      <span className="max-md:order-1">
        <Badge tone={tones[event.kind] ?? 'neutral'}>{t(`kinds.${event.kind}`)}</Badge>
      </span>
      <span className="min-w-0 max-md:order-4 max-md:col-span-full">
        {state !== '' && <span className="font-medium">{state} </span>}
        {state !== '' && words !== '' && <span className="text-ink-muted">· </span>}
        {words !== '' && <span className="verbatim wrap-anywhere whitespace-pre-wrap">{words} </span>}
        {event.by !== '' && <span className="text-ink-muted">{t('by', { name: event.by })}</span>}
      </span>
      <span className="text-right max-md:order-2">
        <Amounts event={event} />
      </span>
    </li>
  );
}

/** What a limit is on and how long a break is stand in the state’s name already. */
const wordsOf = ({ kind, text }: TimelineEvent): string => (kind === 'limit' || kind === 'break' ? '' : text);

function Amounts({ event: { kind, amount, payout } }: { event: TimelineEvent }) {
  const t = useTranslations('consoleMemberRecord');
  const money = useMoneyLabel();
  if (amount === null) return null;
  if (payout !== null) {
    return <span className="tabular">{t('staked', { stake: money(amount), payout: money(payout) })}</span>;
  }
  return <Money amount={amount} signed={kind === 'transfer'} />;
}
