import { isMessageKind, messageKinds } from '@baize/contract';
import { moneyLabel } from '@baize/ui/money-text';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import type { MemberMessage } from '../api/message-list.ts';

export interface MessageWords {
  title: string;
  text: string;
}

/** Stands where a parameter is empty, as a note that nobody wrote. */
const nothing = '–';

/** Says a message in the language in force: what staff wrote as it is, all others from the catalogue. */
export function useMessageWords(): (message: MemberMessage) => MessageWords {
  const t = useTranslations('memberMessages');
  const format = useFormatter();
  const ownCurrency = useWhitelabel().data?.currency;

  const shown = (type: string | undefined, value: string, currency: string): string => {
    if (value === '') return nothing;
    if (type === 'amount') return moneyLabel(value, currency === ownCurrency?.code ? ownCurrency.symbol : currency);
    return type === 'instant' ? format.dateTime(new Date(value), 'moment') : value;
  };

  return ({ kind, params, written }) => {
    if (written !== null) return written;
    if (!isMessageKind(kind) || kind === 'staff') return { title: t('page.unknownTitle'), text: t('page.unknownText') };
    const types = messageKinds[kind] as Readonly<Record<string, string>>;
    const { currency = '' } = params;
    const values = Object.fromEntries(
      Object.entries(types).map(([name, type]) => [name, shown(type, params[name] ?? '', currency)]),
    );
    return { title: t(`kinds.${kind}.title`, values as never), text: t(`kinds.${kind}.text`, values as never) };
  };
}
