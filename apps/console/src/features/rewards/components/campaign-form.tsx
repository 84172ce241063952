import type { CampaignContent } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQuery } from '../../../lib/list-query.ts';
import type { Fields } from '../document/document.ts';
import { DocumentForm } from '../document/document-form.tsx';

interface CampaignFormProps {
  content: CampaignContent;
  send: (content: Fields, reason: string) => Promise<unknown>;
  onDone: () => void;
}

const wagering = ['wageringMultiple', 'wageringBase', 'wageringDays', 'maxStake', 'weights'];
const shares = ['rewardPercent', 'maxReward'];

/** Keys that say nothing of a campaign as it is: a bonus alone is wagered, goods and tickets are no share of anything. */
function unusedOf({ payout, trigger }: Fields): readonly string[] {
  const isPrize = payout === 'goods' || payout === 'tickets';
  return [
    ...(payout === 'bonus' ? [] : wagering),
    ...(isPrize ? [...shares, 'budget'] : []),
    ...(payout === 'goods' ? [] : ['goodsId']),
    ...(payout === 'tickets' ? [] : ['raffleId']),
    ...(trigger === 'deposit' ? [] : ['depositNumber']),
    ...(trigger === 'deposit' || trigger === 'turnover' || trigger === 'loss' ? [] : ['minAmount']),
    ...(trigger === 'loginDays' ? [] : ['days']),
    ...(trigger === 'code' ? [] : ['code']),
  ];
}

const most = { page: 1, pageSize: 100 };

/** The next version of a campaign; goods and raffles are chosen by their names. */
export function CampaignForm({ content, send, onDone }: CampaignFormProps) {
  const goods = useQuery(listQuery('staffGoods', { data: most }));
  const raffles = useQuery(listQuery('staffRaffles', { data: most }));
  const named = useMemo(
    () => ({
      goodsId: (goods.data?.rows ?? [])
        .filter(({ kind }) => kind !== 'cash')
        .map(({ goodsId, names }) => ({ value: goodsId, label: names.TY })),
      raffleId: (raffles.data?.rows ?? [])
        .filter(({ state, raffleId }) => state === 'open' || state === 'coming' || raffleId === content.raffleId)
        .map(({ raffleId, content: one }) => ({ value: raffleId, label: one.names.TY })),
    }),
    [goods.data, raffles.data, content.raffleId],
  );
  return (
    <DocumentForm
      initial={content as unknown as Fields}
      prefix="content."
      hiddenOf={unusedOf}
      namedOf={() => named}
      permission="rewards.edit"
      send={send}
      onDone={onDone}
    />
  );
}
