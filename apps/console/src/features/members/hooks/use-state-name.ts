import { useTranslations } from 'use-intl';
import { useActName } from '../../../lib/use-act-name.ts';
import type { TimelineEvent } from '../api/record.ts';

/** What an event's state is called in the reader's language; empty where it says nothing. */
export function useStateName(): (event: Pick<TimelineEvent, 'kind' | 'state' | 'text'>) => string {
  const own = useTranslations('consoleMemberRecord.states');
  const deposits = useTranslations('consoleDeposits.states');
  const withdrawals = useTranslations('consoleWithdrawals.state');
  const protection = useTranslations('consoleProtection');
  const messages = useTranslations('memberMessages.kinds');
  const actName = useActName();
  return ({ kind, state, text }) => {
    if (kind === 'staffAct') return actName(state);
    if (kind === 'deposit') return named(deposits, state);
    if (kind === 'withdrawal') return named(withdrawals, state);
    if (kind === 'message') return named(messages, state, 'title');
    if (kind === 'limit') {
      return [named(protection, text, undefined, 'kinds'), named(protection, state, undefined, 'states')].join(' · ');
    }
    if (kind === 'break') {
      return [named(protection, state, undefined, 'bars'), named(protection, text, undefined, 'lengths')].join(' · ');
    }
    return named(own, state);
  };
}

interface Catalogue {
  (key: never): string;
  has(key: never): boolean;
}

/** The text of a key that only the data knows; without one there is nothing to read. */
function named(t: unknown, name: string, below?: string, above?: string): string {
  const texts = t as Catalogue;
  const key = [above, name, below].filter((part) => part !== undefined && part !== '').join('.') as never;
  return name !== '' && texts.has(key) ? texts(key) : '';
}
