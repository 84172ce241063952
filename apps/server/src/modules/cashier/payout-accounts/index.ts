import type { CallInput, Calls, CallValue } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestMember } from '../../../platform/http/handlers.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import { type Failure, fail, ok } from '../../../platform/result.ts';
import type { PayoutAccountDetails } from '../providers/provider.ts';
import { isAccountNumber, payeeHash, plainNumber, shownDigits } from './numbers.ts';
import { isSamePayee } from './payee-names.ts';
import { createStaffView } from './staff-view.ts';
import { createPayoutAccountStore, type PayoutAccountRow } from './store.ts';

export type { PayoutAccountRow } from './store.ts';

/** The member's payment password and real name, as identity keeps them. */
export interface PayeeIdentity {
  checkPaymentPassword(
    memberId: string,
    value: string,
  ): Promise<Failure<
    'payment_password_wrong' | 'payment_password_locked' | 'payment_password_not_set' | 'service_unavailable'
  > | null>;
  /** Null unless the member has a second factor and has not given it lately. */
  secondFactorFault(member: Pick<RequestMember, 'id' | 'sessionId'>): Promise<Failure<'second_factor_required'> | null>;
  /** Null: there is none yet. */
  realNameOf(memberId: string): Promise<string | null>;
  /** Keeps the name unless there is one; returns the one that counts. */
  setFirstRealName(memberId: string, name: string): Promise<string>;
}

/** A new account, for the message to its member. */
export interface PayoutAccountNotice {
  memberId: string;
  accountId: string;
  /** As the member knows it, masked. */
  account: string;
  usableFrom: Date;
}

export interface PayoutAccountDependencies {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  noteReading: NoteReading;
  lookupHash: LookupHash;
  identity: PayeeIdentity;
  /** Writes the message to the member within the transaction that keeps the account. */
  notifyAdded(transaction: Database, notice: PayoutAccountNotice): Promise<void>;
  brands: { settingsOf(brandId: string): Promise<{ withdrawals: { accountWaitHours: number; maxAccounts: number } }> };
}

type Shown = CallValue<Calls['addPayoutAccount']>;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Removed accounts stay, for the withdrawals that were paid to them; more than this a day nobody needs. */
const maxBoundOfDay = 20;
export const maskedNumber = ({ number_end: end }: Pick<PayoutAccountRow, 'number_end'>): string => `•••• ${end}`;

/** Bank accounts and e-wallets that a member's money is paid out to. */
export function createPayoutAccounts(deps: PayoutAccountDependencies) {
  const { database, clock, identity } = deps;
  const store = createPayoutAccountStore(database);

  const shown = (row: PayoutAccountRow): Shown => ({
    accountId: row.id,
    kind: row.kind,
    institution: row.institution,
    numberMasked: maskedNumber(row),
    holder: row.holder,
    usableFrom: row.usable_from.toISOString(),
    isUsable: row.usable_from <= clock.now(),
  });
  const hashOf = (brandId: string, kind: string, institution: string, number: string) =>
    payeeHash(deps.lookupHash, { brandId, kind, institution, number });

  const notify = (transaction: Database, row: PayoutAccountRow): Promise<void> => {
    const account = `${row.institution} ${maskedNumber(row)}`;
    return deps.notifyAdded(transaction, {
      memberId: row.member_id,
      accountId: row.id,
      account,
      usableFrom: row.usable_from,
    });
  };

  /** Why a new account may not be bound; the first one's holder becomes the real name. */
  const refusalOf = async (member: RequestMember, holder: string) => {
    const noFactor = await identity.secondFactorFault(member);
    if (noFactor) return noFactor;
    const realName = await identity.realNameOf(member.id);
    if (!isSamePayee(holder, realName ?? holder)) return otherName;
    const isOther = realName === null && !isSamePayee(holder, await identity.setFirstRealName(member.id, holder));
    return isOther ? otherName : null;
  };

  const add = async (member: RequestMember, body: CallInput<Calls['addPayoutAccount']>['body']) => {
    const number = plainNumber(body.number);
    if (!isAccountNumber(number)) return fail('invalid_input', { fields: { number: { key: 'account_number' } } });
    const wrongPassword = await identity.checkPaymentPassword(member.id, body.paymentPassword);
    if (wrongPassword) return wrongPassword;
    const { withdrawals: settings } = await deps.brands.settingsOf(member.brandId);
    const numberHash = hashOf(member.brandId, body.kind, body.institution, number);
    const earlier = await store.byId(member.id, body.accountId);
    if (earlier) {
      return earlier.number_hash.equals(numberHash) ? ok(shown(earlier)) : fail('repeated_with_other_content');
    }
    const refused = await refusalOf(member, body.holder);
    if (refused) return refused;
    const now = clock.now();
    const row: PayoutAccountRow = {
      member_id: member.id,
      id: body.accountId,
      brand_id: member.brandId,
      kind: body.kind,
      institution: body.institution,
      sealed_number: await deps.secretBox.seal(number),
      number_hash: numberHash,
      number_end: number.slice(-shownDigits),
      holder: body.holder,
      created_at: now,
      usable_from: new Date(now.getTime() + settings.accountWaitHours * hourMs),
      removed_at: null,
    };
    const bound = {
      maxAccounts: settings.maxAccounts,
      since: new Date(now.getTime() - dayMs),
      maxSince: maxBoundOfDay,
    };
    const written = await store.insert(row, bound, (transaction) => notify(transaction, row));
    if (written === 'full') return fail('limit_reached');
    return written === 'added' ? ok(shown(row)) : fail('repeated_with_other_content');
  };

  const routes: HandlersOf<'payoutAccounts' | 'addPayoutAccount' | 'removePayoutAccount' | 'staffPayoutAccounts'> = {
    staffPayoutAccounts: createStaffView(deps, store),
    payoutAccounts: async ({ member }) => {
      const { withdrawals: settings } = await deps.brands.settingsOf(member.brandId);
      const [rows, realName] = await Promise.all([store.list(member.id), identity.realNameOf(member.id)]);
      const { maxAccounts, accountWaitHours: waitHours } = settings;
      return ok({ list: rows.map(shown), realName, maxAccounts, waitHours });
    },
    addPayoutAccount: ({ member, body }) => add(member, body),
    removePayoutAccount: async ({ member, params, body }) => {
      const wrongPassword = await identity.checkPaymentPassword(member.id, body.paymentPassword);
      const refused = wrongPassword ?? (await identity.secondFactorFault(member));
      if (refused) return refused;
      return (await store.remove(member.id, params.accountId, clock.now())) ? ok({}) : fail('not_found');
    },
  };

  return {
    routes,
    find: store.byId,
    list: store.list,
    /** The account as it is sent to the provider. */
    detailsOf: async (row: PayoutAccountRow): Promise<PayoutAccountDetails> => ({
      kind: row.kind,
      institution: row.institution,
      number: await deps.secretBox.open(row.sealed_number),
      holder: row.holder,
    }),
  };
}
export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;

const otherName = fail('invalid_input', { fields: { holder: { key: 'payee_name_differs' } } });
