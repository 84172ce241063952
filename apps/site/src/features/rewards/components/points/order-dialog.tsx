import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { randomId } from '../../../../lib/browser/random-id.ts';
import type { Goods } from '../../api/points.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';
import { PasswordPart } from './password-part.tsx';

interface OrderDialogProps {
  goods: Goods;
  points: number;
  onClose: () => void;
}

const addressLength = 300;
const maxQuantity = 100;

/** An order for points: how many, where to, and the payment password. It is sent under one id until it is answered. */
export function OrderDialog({ goods, points, onClose }: OrderDialogProps) {
  const t = useTranslations('rewards.points');
  const common = useTranslations('common.action');
  const format = useFormatter();
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const [requestId] = useState(randomId);
  const [quantity, setQuantity] = useState('1');
  const [address, setAddress] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const count = Number(quantity);
  const max = Math.min(goods.stock, Math.floor(points / goods.points), maxQuantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= max;
  const needsAddress = goods.kind === 'goods';
  const order = useMutation({
    mutationFn: () =>
      callApi('redeemPointReward', {
        body: { requestId, goodsId: goods.goodsId, quantity: count, address: address.trim(), paymentPassword },
      }),
    onSuccess: ({ state }) => {
      showToast({
        title: t(`ordered.${goods.kind === 'freeRounds' ? 'rounds' : state === 'approved' ? 'paid' : 'waiting'}`),
        tone: 'success',
      });
      onClose();
    },
    onSettled: () => refreshRewards(queryClient),
  });
  const isReady = isCount && paymentPassword !== '' && (!needsAddress || address.trim() !== '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !order.isPending) order.mutate();
  };
  return (
    <Dialog open onClose={onClose} title={goods.name} closeLabel={common('close')} size="md">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {max > 1 && (
          <TextField
            label={t('quantity')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={quantity}
            hint={t('most', { count: max })}
            onChange={(event) => setQuantity(event.target.value)}
          />
        )}
        {needsAddress && (
          <TextAreaField
            label={t('address')}
            hint={t('addressHint')}
            maxLength={addressLength}
            rows={3}
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
        <PasswordPart
          value={paymentPassword}
          onChange={setPassword}
          error={order.error === null ? undefined : refusal(order.error)}
        />
        <Button type="submit" size="lg" busy={order.isPending} disabled={!isReady}>
          {t('order', { count: format.number(isCount ? goods.points * count : goods.points, 'count') })}
        </Button>
      </form>
    </Dialog>
  );
}
