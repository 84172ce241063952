import { EmptyState } from '@baize/ui/empty-state';
import { moneyLabel } from '@baize/ui/money-text';
import { RadioGroup } from '@baize/ui/radio-group';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { art, paths } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CentreSkeleton } from '../../../../lib/centre/centre-skeleton.tsx';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useIsAwaited } from '../../../../lib/page/is-awaited.ts';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { type DepositDevice, type DepositMethod, methodsQuery } from '../../api/deposits.ts';
import { AmountForm, type AmountFormProps } from './amount-form.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { OrderView } from './order-view.tsx';

/** What the instant play money is called among the methods. */
const instantCode = 'instant';
const phoneWidth = '(max-width: 767px)';

const deviceNow = (): DepositDevice => (window.matchMedia(phoneWidth).matches ? 'phone' : 'desktop');

interface DepositPageProps {
  /** The form for play money at once. */
  instant: ReactNode;
  /** What chooses the promotion of a deposit. */
  Choice: AmountFormProps['Choice'];
}

/** Deposits: a new one and those before, or the one of the address. */
export function DepositPage({ instant, Choice }: DepositPageProps) {
  const { order } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const open = (orderId: string | undefined) => changeSearch({ order: orderId });
  const areMethodsAwaited = useIsAwaited(useQuery(methodsQuery(deviceNow())));
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      {order === undefined ? (
        <>
          <NewDeposit instant={instant} Choice={Choice} onOrdered={open} />
          {!areMethodsAwaited && <DepositHistory onOpen={open} />}
        </>
      ) : (
        <OrderView key={order} orderId={order} onLeave={() => open(undefined)} />
      )}
    </div>
  );
}

function NewDeposit({ instant, Choice, onOrdered }: DepositPageProps & Pick<AmountFormProps, 'onOrdered'>) {
  const t = useTranslations('deposit');
  const device = deviceNow();
  const answer = useQuery(methodsQuery(device));
  const [chosen, setChosen] = useState<string>();
  const { data: brand } = useWhitelabel();
  const options = useMethodOptions(
    answer.data?.list ?? [],
    answer.data?.currencySymbol,
    brand?.sandboxCashier ?? false,
  );
  if (answer.isError) return <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} withPicture />;
  if (answer.data === undefined) return <CentreSkeleton />;
  if (options.length === 0)
    return <EmptyState picture={art.emptyWallet} title={t('methods.emptyTitle')} text={t('methods.emptyText')} />;
  const current = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
  const method = answer.data.list.find(({ methodCode }) => methodCode === current);
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup legend={t('methods.legend')} options={options} value={current} onChange={setChosen} />
      {method === undefined ? (
        instant
      ) : (
        <AmountForm
          key={method.methodCode}
          method={method}
          symbol={answer.data.currencySymbol}
          exponent={brand?.currency.exponent ?? 2}
          leftToday={answer.data.leftToday}
          device={device}
          Choice={Choice}
          onOrdered={onOrdered}
        />
      )}
      <a href={paths.depositGuide} className="self-start text-sm font-semibold text-gold-ink underline">
        {t('form.tutorial')}
      </a>
    </div>
  );
}

const basisPoints = 10_000;

function useMethodOptions(methods: readonly DepositMethod[], symbol: string | undefined, hasInstant: boolean) {
  const t = useTranslations('deposit.methods');
  const format = useFormatter();
  const options = methods.map((method) => {
    const { methodCode, name, min, max, feeFixed, feeBasisPoints, expectedMinutes } = method;
    const fees = [
      ...(/[1-9]/.test(feeFixed) ? [moneyLabel(feeFixed, symbol)] : []),
      ...(feeBasisPoints > 0
        ? [format.number(feeBasisPoints / basisPoints, { style: 'percent', maximumFractionDigits: 2 })]
        : []),
    ];
    const fee = fees.length === 0 ? t('noFee') : t('withFee', { fee: fees.join(' + ') });
    const range = t('range', { min: moneyLabel(min, symbol), max: moneyLabel(max, symbol) });
    const parts = [range, fee, t('time', { minutes: expectedMinutes })];
    return { value: methodCode, label: <span className="font-semibold">{name}</span>, text: parts.join(' · ') };
  });
  const instant = {
    value: instantCode,
    label: <span className="font-semibold">{t('instant')}</span>,
    text: t('instantText'),
  };
  return hasInstant ? [...options, instant] : options;
}
