import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { moneyLabel } from '@baize/ui/money-text';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useBalance } from '../../../../lib/account/balance.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { readTypedAmount, typedAmountFault } from '../../../../lib/form/typed-amount.ts';
import type { Move } from '../../api/vendor-wallets.ts';

const DEFAULT_EXPONENT = 2;

interface WalletMoveDialogProps extends Pick<Move, 'wallet' | 'direction'> {
  onClose: () => void;
  onMove: (move: Move) => void;
}

/** How much goes to a vendor's wallet, or comes back from it: an amount, or everything. */
export function WalletMoveDialog({ wallet, direction, onClose, onMove }: WalletMoveDialogProps) {
  const t = useTranslations('wallet');
  const action = useTranslations('common.action');
  const textOf = useFaultText();
  const { data: brand } = useWhitelabel();
  const { data: balance } = useBalance();
  const exponent = brand?.currency.exponent ?? DEFAULT_EXPONENT;
  const symbol = brand?.currency.symbol;
  const form = useForm({ defaultValues: { amount: '' } });
  const max = direction === 'in' ? balance?.sumBalance : wallet.balance;
  const isAmount = (typed: string) => typedAmountFault(typed, exponent);
  const submit = form.handleSubmit(({ amount }) => {
    const read = readTypedAmount(amount, exponent);
    if (read.ok) onMove({ wallet, direction, amount: read.amount });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(direction === 'in' ? 'inOf' : 'outOf', { vendor: wallet.accountTypeName })}
      closeLabel={action('close')}
      size="sm"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
          leading={symbol}
          hint={max == null ? undefined : t('most', { amount: moneyLabel(max, symbol) })}
          error={textOf(form.formState.errors.amount)}
          {...form.register('amount', { validate: isAmount })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t(direction)}</Button>
          <Button variant="secondary" onClick={() => onMove({ wallet, direction })}>
            {t('everything')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
