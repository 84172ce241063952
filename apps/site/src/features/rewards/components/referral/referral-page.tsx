import type { Calls, CallValue } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { buttonClass } from '@baize/ui/button';
import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { referralQuery } from '../../api/missions.ts';

type Summary = CallValue<Calls['referralSummary']>;
type Friend = Summary['friends'][number];

const tones: Readonly<Record<Friend['state'], BadgeTone>> = {
  waiting: 'warning',
  counted: 'success',
  sameDevice: 'danger',
  samePayee: 'danger',
};

/** What inviting friends brings: the conditions, who came, who counts and why not, and what was earned. */
export function ReferralPage() {
  const t = useTranslations('rewards.referral');
  const symbol = useWhitelabel().data?.currency.symbol;
  const columns = useColumns();
  const { data, error, refetch } = useQuery(referralQuery());
  if (data === undefined && error !== null)
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <SkeletonText lines={8} />;
  if (!data.enabled) return <p className="text-ink-muted">{t('off')}</p>;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Conditions summary={data} />
      <dl className="grid grid-cols-2 gap-4">
        <Stat label={t('counted')} value={data.counted} />
        <Stat label={t('earned')} value={moneyLabel(data.earned, symbol)} tone="gold" />
      </dl>
      <Link to={paths.refer} className={`${buttonClass()} self-start`}>
        {t('toLinks')}
      </Link>
      {data.friends.length === 0 ? (
        <p className="text-ink-muted">{t('nobody')}</p>
      ) : (
        <Table
          caption={t('friends')}
          columns={columns}
          rows={data.friends}
          rowKey={({ name, joinedAt }) => `${name} ${joinedAt}`}
        />
      )}
    </div>
  );
}

function Conditions({ summary }: { summary: Summary }) {
  const t = useTranslations('rewards.referral');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { minDeposit, minTurnover, endsAt } = summary;
  const tiers = summary.tiers.toSorted((one, other) => one.fromFriends - other.fromFriends);
  return (
    <section className="flex flex-col gap-1 text-sm">
      <p>{t('conditions', { deposit: moneyLabel(minDeposit, symbol), turnover: moneyLabel(minTurnover, symbol) })}</p>
      <ul className="list-disc pl-5">
        {tiers.map(({ fromFriends: from, reward }, index) => {
          const amount = moneyLabel(reward, symbol);
          const next = tiers[index + 1];
          return (
            <li key={from}>
              {next ? t('tierBetween', { from, to: next.fromFriends - 1, amount }) : t('tier', { from, amount })}
            </li>
          );
        })}
      </ul>
      <p className="text-ink-muted">{t('abuse')}</p>
      {endsAt !== null && (
        <p className="text-ink-muted">{t('until', { date: format.dateTime(new Date(endsAt), 'day') })}</p>
      )}
    </section>
  );
}

function useColumns(): readonly Column<Friend>[] {
  const t = useTranslations('rewards.referral');
  const format = useFormatter();
  return [
    { key: 'name', header: t('friend'), cell: ({ name }) => name },
    { key: 'joined', header: t('joined'), cell: ({ joinedAt }) => format.dateTime(new Date(joinedAt), 'day') },
    { key: 'deposit', header: t('deposits'), align: 'end', cell: ({ deposit }) => <MoneyText amount={deposit} /> },
    { key: 'turnover', header: t('turnover'), align: 'end', cell: ({ turnover }) => <MoneyText amount={turnover} /> },
    {
      key: 'state',
      header: t('stateName'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
    },
    { key: 'reward', header: t('reward'), align: 'end', cell: ({ reward }) => <MoneyText amount={reward} /> },
  ];
}
