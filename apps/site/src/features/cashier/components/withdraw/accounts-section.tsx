import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { PayoutAccount, PayoutAccountList } from '../../withdrawal-types.ts';
import { AccountDialog } from './account-dialog.tsx';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';

/** The bound accounts, and the way to bind another or to take one off. */
export function AccountsSection({ accounts }: { accounts: PayoutAccountList }) {
  const t = useTranslations('withdraw.accounts');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PayoutAccount | null>(null);
  return (
    <section aria-labelledby="payout-accounts" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="payout-accounts" className="text-lg font-bold">
          {t('title')}
        </h2>
        {accounts.list.length < accounts.maxAccounts && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden="true" />
            {t('add')}
          </Button>
        )}
      </div>
      {accounts.list.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      <ul className="flex flex-col gap-2">
        {accounts.list.map((account) => (
          <AccountLine key={account.accountId} account={account} onRemove={() => setRemoved(account)} />
        ))}
      </ul>
      {isAdding && <AccountDialog accounts={accounts} onClose={() => setAdding(false)} />}
      {removed !== null && <RemoveAccountDialog account={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

function AccountLine({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const name = `${account.institution} ${account.numberMasked}`;
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-2">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-muted">
          {account.isUsable
            ? account.holder
            : t('waits', { time: format.dateTime(new Date(account.usableFrom), 'moment') })}
        </p>
      </div>
      <IconButton label={t('accounts.remove', { account: name })} onClick={onRemove}>
        <Trash2 size={18} />
      </IconButton>
    </li>
  );
}
