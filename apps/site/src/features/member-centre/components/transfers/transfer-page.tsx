import type { TransferDirection } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { TextField } from '@baize/ui/field';
import { RadioGroup } from '@baize/ui/radio-group';
import { Skeleton } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type Receiver, type Receivers, type SentTransfer, useTransferReceivers } from '../../api/member-transfers.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';
import { TransferReceipt } from './transfer-receipt.tsx';

/** Money from a member to the agent above him. */
export const TransferUplinePage = () => <TransferPage direction="upline" />;
/** Money from an agent to one of his members. */
export const TransferDownlinePage = () => <TransferPage direction="downline" />;

function TransferPage({ direction }: { direction: TransferDirection }) {
  const [search, setSearch] = useState('');
  const [sent, setSent] = useState<SentTransfer>();
  const answer = useTransferReceivers(direction, search.trim());
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      {sent ? (
        <TransferReceipt transfer={sent} onAnother={() => setSent(undefined)} />
      ) : answer.isError ? (
        <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} withPicture />
      ) : answer.data === undefined ? (
        <Skeleton className="h-80 rounded-lg" />
      ) : (
        <Sending direction={direction} receivers={answer.data} search={search} onSearch={setSearch} onSent={setSent} />
      )}
      <TransferList />
    </div>
  );
}

interface SendingProps {
  direction: TransferDirection;
  receivers: Receivers;
  search: string;
  onSearch: (search: string) => void;
  onSent: (transfer: SentTransfer) => void;
}

/** Whom to, then how much. */
function Sending({ direction, receivers, search, onSearch, onSent }: SendingProps) {
  const t = useTranslations('transfers');
  const format = useFormatter();
  const [chosen, setChosen] = useState<Receiver>();
  const [only] = receivers.list;
  const receiver = direction === 'upline' ? only : chosen;
  if (direction === 'upline' && only === undefined) {
    return <EmptyState picture={art.emptyWallet} title={t('noUplineTitle')} text={t('noUplineText')} />;
  }
  return (
    <div className="flex flex-col gap-6">
      {receivers.heldUntil !== null && (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {t('held', { time: format.dateTime(new Date(receivers.heldUntil), 'moment') })}
        </p>
      )}
      {direction === 'downline' && (
        <Downlines
          list={receivers.list}
          search={search}
          onSearch={onSearch}
          chosenId={chosen?.receiverId}
          onChoose={setChosen}
        />
      )}
      {receiver !== undefined && (
        <TransferForm key={receiver.receiverId} receiver={receiver} limits={receivers} onSent={onSent} />
      )}
    </div>
  );
}

interface DownlinesProps {
  list: readonly Receiver[];
  search: string;
  onSearch: (search: string) => void;
  chosenId: string | undefined;
  onChoose: (receiver: Receiver) => void;
}

function Downlines({ list, search, onSearch, chosenId, onChoose }: DownlinesProps) {
  const t = useTranslations('transfers');
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('search')}
        value={search}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
      {list.length === 0 ? (
        <p className="text-sm text-ink-muted">{t(search.trim() === '' ? 'noDownlines' : 'nobodyFound')}</p>
      ) : (
        <RadioGroup
          legend={t('to')}
          value={chosenId}
          onChange={(id) => {
            const receiver = list.find(({ receiverId }) => receiverId === id);
            if (receiver !== undefined) onChoose(receiver);
          }}
          options={list.map(({ receiverId, nickname, username, canReceive }) => ({
            value: receiverId,
            label: nickname,
            text: canReceive ? username : t('blocked'),
            disabled: !canReceive,
          }))}
        />
      )}
    </div>
  );
}
