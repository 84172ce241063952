import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextAreaField } from '@baize/ui/text-area-field';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reward } from '../../api/rewards.ts';

interface GoodsClaimProps {
  reward: Reward;
  isBusy: boolean;
  onSend: (address: string) => void;
  onClose: () => void;
}

const addressLength = 300;

/** Goods are claimed with the address that they go to. */
export function GoodsClaim({ reward, isBusy, onSend, onClose }: GoodsClaimProps) {
  const t = useTranslations('rewards');
  const common = useTranslations('common.action');
  const [address, setAddress] = useState('');
  const isReady = address.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSend(address.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('centre.goods', { count: Number(reward.amount), name: reward.prizeName })}
      closeLabel={common('close')}
      size="md"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label={t('points.address')}
          hint={t('points.addressHint')}
          maxLength={addressLength}
          rows={3}
          required
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" size="lg" busy={isBusy} disabled={!isReady}>
          {t('centre.claim')}
        </Button>
      </form>
    </Dialog>
  );
}
