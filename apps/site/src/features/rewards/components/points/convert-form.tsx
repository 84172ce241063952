import { divide, formatAmount } from '@baize/money';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { moneyLabel } from '@baize/ui/money-text';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { randomId } from '../../../../lib/browser/random-id.ts';
import type { PointConfig } from '../../api/points.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';
import { PasswordPart } from './password-part.tsx';

/** Points for cash, with what they come to before the payment password is given. */
export function ConvertForm({ config, points }: { config: PointConfig; points: number }) {
  const t = useTranslations('rewards.points');
  const format = useFormatter();
  const currency = useWhitelabel().data?.currency;
  const symbol = currency?.symbol;
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const [requestId, setRequestId] = useState(randomId);
  const [typed, setTyped] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const count = Number(typed);
  const isCount = Number.isInteger(count) && count >= config.minConvert && count <= points;
  const convert = useMutation({
    mutationFn: () => callApi('convertPoint', { body: { requestId, points: count, paymentPassword } }),
    onSuccess: ({ amount }) => {
      setRequestId(randomId());
      setTyped('');
      setPassword('');
      showToast({ title: t('exchanged', { amount: moneyLabel(amount, symbol) }), tone: 'success' });
    },
    onSettled: () => refreshRewards(queryClient),
  });
  const isReady = config.enabled && isCount && paymentPassword !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !convert.isPending) convert.mutate();
  };
  const worth = currency && isCount ? worthOf(count, config.pointsPerUnit, currency.exponent) : null;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField
        label={t('howMany')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={typed}
        hint={t('between', { min: format.number(config.minConvert, 'count'), max: format.number(points, 'count') })}
        onChange={(event) => setTyped(event.target.value.trim())}
      />
      {worth !== null && <p className="text-sm">{t('get', { amount: moneyLabel(worth, symbol) })}</p>}
      <p className="text-sm text-ink-muted">{t('turnover')}</p>
      <PasswordPart
        value={paymentPassword}
        onChange={setPassword}
        error={convert.error === null ? undefined : refusal(convert.error)}
      />
      <Button type="submit" size="lg" busy={convert.isPending} disabled={!isReady} className="md:self-start md:px-12">
        {t('exchange')}
      </Button>
    </form>
  );
}

/** What the server pays: whole units of the smallest coin, never rounded up. */
function worthOf(points: number, pointsPerUnit: number, exponent: number): string {
  return formatAmount(divide(BigInt(points) * 10n ** BigInt(exponent), BigInt(pointsPerUnit), 'floor'), exponent);
}
