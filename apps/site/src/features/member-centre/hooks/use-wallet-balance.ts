import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fundsQuery, useBalance } from '../../../lib/account/balance.ts';

export interface WalletBalance {
  /** Undefined while it is on its way, or could not be loaded. */
  money: { sumBalance: string; currencySymbol: string } | undefined;
  /** True while nothing is known yet or the person asked again; a refresh in the background does not count. */
  isUpdating: boolean;
  refresh: () => void;
}

/** The session's balance with a refresh by hand, whose failure is told as a toast. */
export function useWalletBalance(): WalletBalance {
  const errors = useTranslations('errors');
  const { data, isPending, refetch } = useBalance();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const refresh = () => {
    setAsked(true);
    void queryClient.invalidateQueries({ queryKey: fundsQuery().queryKey });
    void refetch().then((answer) => {
      setAsked(false);
      if (answer.isError) {
        showToast({ title: faultText(errors, { key: toFailure(answer.error).messageKey }), tone: 'danger' });
      }
    });
  };
  return {
    money: data,
    isUpdating: isPending || isAsked,
    refresh,
  };
}
