import type { CallInput, Calls, CallValue, PayeeDetails } from '@baize/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { agesOf } from '../../brand/index.ts';
import { createCheckStore } from '../check/check-store.ts';
import { fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import { createPaymentPasswordStore } from '../payment-password/store.ts';
import { createSignIns } from '../sessions/sign-ins.ts';
import { alreadyToldFaults, detailFaults, isPayeeComplete, tidyName } from './detail-rules.ts';
import { createProfileStore } from './profile-store.ts';

/** What was sent, without what was left out. */
const toldIn = ({ realName, ...rest }: CallInput<Calls['setMemberDetails']>['body']): Partial<PayeeDetails> =>
  Object.fromEntries(
    Object.entries({ ...rest, realName: realName === undefined ? undefined : tidyName(realName) }).filter(
      ([, value]) => value !== undefined,
    ),
  );

export type MemberDetailRoutes = HandlersOf<'memberDetails' | 'setMemberDetails' | 'signInHistory'>;
type Items = CallValue<Calls['memberDetails']>['items'];

/** What a member tells of himself, and what he reads about his sign-ins. */
export function createMemberDetails(tools: IdentityTools): MemberDetailRoutes {
  const { database, clock, brands, contacts } = tools;
  const profiles = createProfileStore(tools);
  const members = createMemberStore(database);
  const checks = createCheckStore(database);
  const signIns = createSignIns(database);
  const today = () => clock.now().toISOString().slice(0, 10);

  const itemsOf = async (memberId: string, details: PayeeDetails, hasLevels: boolean): Promise<Items> => {
    const [reached, account, paymentPassword, level] = await Promise.all([
      contacts.of(database, memberId),
      members.candidateById(memberId),
      createPaymentPasswordStore(database).of(memberId),
      checks.levelOf(memberId),
    ]);
    const items: Items = [
      { name: 'realName', isDone: details.realName !== '' },
      { name: 'birthday', isDone: details.birthday !== '' },
      { name: 'payeeDetails', isDone: isPayeeComplete(details) },
      { name: 'mobile', isDone: reached.mobile !== undefined },
      { name: 'email', isDone: reached.email !== undefined },
      { name: 'password', isDone: account !== undefined && account.passwordHash !== null },
      { name: 'paymentPassword', isDone: paymentPassword !== undefined },
    ];
    return hasLevels ? [...items, { name: 'identityCheck', isDone: level > 0 }] : items;
  };

  return {
    memberDetails: async ({ member }) => {
      const [details, settings] = await Promise.all([
        profiles.of(database, member.id),
        brands.settingsOf(member.brandId),
      ]);
      const items = await itemsOf(member.id, details, settings.identityCheck.levels.length > 0);
      return ok({ ...details, minimumAge: agesOf(settings).enforced, items });
    },

    setMemberDetails: async ({ member, body }) => {
      const told = toldIn(body);
      const faults = detailFaults(await brands.settingsOf(member.brandId), told, today());
      if (Object.keys(faults).length > 0) return fieldFailure(faults);
      return database.transaction().execute(async (transaction) => {
        await createMemberStore(transaction).lock(member.id);
        const known = alreadyToldFaults(await profiles.of(transaction, member.id), told);
        if (Object.keys(known).length > 0) return fail('invalid_input', { fields: known });
        return ok(await profiles.change(transaction, member.id, told));
      });
    },

    signInHistory: async ({ member, data }) => ok(await signIns.page(member.id, data)),
  };
}
