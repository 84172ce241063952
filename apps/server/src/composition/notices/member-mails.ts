import { isMessageKind, messageKinds } from '@baize/contract';
import { memberMessageText, momentText } from '@baize/i18n/member-messages';
import type { BrandModule } from '../../modules/brand/index.ts';
import type { IdentityModule } from '../../modules/identity/index.ts';
import type { SqlStatement } from '../../modules/ledger/index.ts';
import type { NewMessage } from '../../modules/messages/index.ts';
import type { OutboxModule } from '../../modules/outbox/index.ts';

/** Stands where a parameter is empty, as on the site. */
const nothing = '–';

/** Says a member's message by mail too, in his language: what is to be written in the transaction of the act; nothing without an address. */
export function createMemberMails(deps: {
  identity: Pick<IdentityModule, 'memberById' | 'mailAddressOf'>;
  brands: Pick<BrandModule, 'introductionOf' | 'settingsOf'>;
  outbox: Pick<OutboxModule, 'statement'>;
}) {
  return async (message: NewMessage): Promise<SqlStatement[]> => {
    const [member, to] = await Promise.all([
      deps.identity.memberById(message.memberId),
      deps.identity.mailAddressOf(message.memberId),
    ]);
    if (!member || to === null) return [];
    const [{ name, defaultLanguage }, { timeZone }] = await Promise.all([
      deps.brands.introductionOf(member.brandId),
      deps.brands.settingsOf(member.brandId),
    ]);
    const language = member.language ?? defaultLanguage;
    const values = valuesOf(message, (moment) => momentText(language, moment, timeZone));
    const { title, text } = memberMessageText(language, message.kind, values);
    const mail = { channel: 'mail', to, subject: `${name}: ${title}`, text: `${text}\n\n${name}\n` } as const;
    return [await deps.outbox.statement(member.brandId, mail)];
  };
}

function valuesOf({ kind, params }: NewMessage, moment: (at: Date) => string): Record<string, string> {
  if (!isMessageKind(kind)) return {};
  const given: Readonly<Record<string, string>> = params;
  const shown = (type: string, value: string): string => {
    if (value === '') return nothing;
    if (type === 'amount') return `${value} ${given.currency ?? ''}`.trim();
    return type === 'instant' ? moment(new Date(value)) : value;
  };
  return Object.fromEntries(
    Object.entries(messageKinds[kind]).map(([name, type]) => [name, shown(type, given[name] ?? '')]),
  );
}
