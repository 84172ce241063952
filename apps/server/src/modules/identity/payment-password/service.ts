import type { CallInput, Calls } from '@baize/contract';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { registerSettingsOf } from '../../brand/index.ts';
import { messageLanguage, paymentPasswordChangedTexts } from '../../outbox/index.ts';
import { type ContactKind, channelOf, masked } from '../contacts/contacts.ts';
import { createPayoutHolds } from '../contacts/payout-holds.ts';
import { fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createStepUp, type Reached } from '../login/step-up.ts';
import { createMemberStore } from '../member-store.ts';
import { type Caller, holdOpenSession } from '../sessions/session-opening.ts';
import { createPaymentPasswordCheck } from './check.ts';
import { newPaymentPasswordFaults } from './rules.ts';
import { createPaymentPasswordStore } from './store.ts';

const hourMs = 3_600_000;

/** The payment password: set with the login password, changed with the old one, set anew with a code when it was forgotten. */
export function createPaymentPassword(tools: IdentityTools) {
  const { database, clock, brands, contacts, passwords, verification } = tools;
  const members = createMemberStore(database);
  const store = createPaymentPasswordStore(database);
  const stepUp = createStepUp(tools);
  const check = createPaymentPasswordCheck(tools);

  const introduction = async ({ brandId, id }: RequestMember) => {
    const [{ name, defaultLanguage }, row] = await Promise.all([brands.introductionOf(brandId), members.byId(id)]);
    return { brandName: name, language: messageLanguage(row?.language ?? defaultLanguage) };
  };

  const faultsOf = async (
    member: RequestMember,
    body: { newPaymentPassword: string; confirmPaymentPassword: string },
  ) => {
    const faults = newPaymentPasswordFaults(registerSettingsOf(await brands.settingsOf(member.brandId)), body);
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    const account = await members.candidateById(member.id);
    if (!account?.passwordHash) return null;
    const isSame = await passwords.verify(account.passwordHash, body.newPaymentPassword);
    if (!isSame.ok) return isSame;
    return isSame.value ? fieldFailure({ newPaymentPassword: { key: 'payment_password_same' } }) : null;
  };

  /** Null once the present payment password or, for the first one, the login password was right. */
  const personFault = async (
    caller: Caller,
    member: RequestMember,
    body: CallInput<Calls['setPaymentPassword']>['body'],
  ) => {
    if (await store.of(member.id)) return check(member.id, body.oldPaymentPassword ?? '', 'oldPaymentPassword');
    const account = await members.candidateById(member.id);
    if (!account) return fail('internal_error');
    if (account.passwordHash === null) return stepUp.freshSessionFault(member);
    return stepUp.passwordFault(caller, account, body.password ?? '', 'password');
  };

  /** The notice to the owner, on every way by which he can be reached. */
  const notifyOwner = async (member: RequestMember, reached: Reached): Promise<void> => {
    const { brandName, language } = await introduction(member);
    const { subject, text } = paymentPasswordChangedTexts[language](brandName);
    for (const kind of ['mobile', 'email'] as const) {
      const to = reached[kind];
      if (!to) continue;
      const channel = channelOf(kind);
      await tools.outbox.post(member.brandId, { channel, to, subject: channel === 'sms' ? '' : subject, text });
    }
  };

  const set = async (caller: Caller, member: RequestMember, body: CallInput<Calls['setPaymentPassword']>['body']) => {
    const wrong = (await faultsOf(member, body)) ?? (await personFault(caller, member, body));
    if (wrong) return wrong;
    const hashed = await passwords.hash(body.newPaymentPassword);
    if (!hashed.ok) return hashed;
    const isSet = await database.transaction().execute(async (transaction) => {
      // The owner may have put this session out while the passwords were compared.
      if (!(await holdOpenSession(transaction, member))) return false;
      await createPaymentPasswordStore(transaction).set(member.id, hashed.value, clock.now());
      return true;
    });
    if (!isSet) return fieldFailure({ password: { key: 'session_expired' } });
    tools.background.run(async () => notifyOwner(member, await contacts.of(database, member.id)));
    return ok({});
  };

  const sendCode = async (
    caller: Caller,
    member: RequestMember,
    body: CallInput<Calls['paymentPasswordCode']>['body'],
  ) => {
    const reached = await contacts.of(database, member.id);
    const to = reached[body.kind];
    if (!to) return fail('operation_not_allowed');
    if (!(await verification.checkBot(member.brandId, 'sms', body.botCheck))) return fail('captcha_check_failed');
    const sent = await verification.sendCode({
      ...(await introduction(member)),
      ...receiverOf(body.kind, to),
      brandId: member.brandId,
      ip: caller.ip,
      purpose: 'payment_password',
      formId: body.formId,
      send: 'now',
    });
    return sent.ok ? ok({ ...sent.value, sentTo: masked(body.kind, to) }) : sent;
  };

  const reset = async (member: RequestMember, body: CallInput<Calls['resetPaymentPassword']>['body']) => {
    const wrong = await faultsOf(member, body);
    if (wrong) return wrong;
    const reached = await contacts.of(database, member.id);
    const to = reached[body.kind];
    if (!to) return fail('operation_not_allowed');
    const binding = {
      ...receiverOf(body.kind, to),
      brandId: member.brandId,
      purpose: 'payment_password',
      formId: body.formId,
    } as const;
    const wrongCode = await verification.checkCode(binding, body.verificationCode);
    if (wrongCode) return fieldFailure({ verificationCode: { key: wrongCode } });
    const hashed = await passwords.hash(body.newPaymentPassword);
    if (!hashed.ok) return hashed;
    const { contactCoolingOffHours } = await brands.settingsOf(member.brandId);
    const since = clock.now();
    const until = new Date(since.getTime() + contactCoolingOffHours * hourMs);
    await database.transaction().execute(async (transaction) => {
      await createPaymentPasswordStore(transaction).set(member.id, hashed.value, since);
      const hold = { id: tools.newId(), member_id: member.id, reason: 'payment_password_reset', since, until } as const;
      await createPayoutHolds(transaction).add(hold);
    });
    tools.background.run(() => notifyOwner(member, reached));
    return ok({ coolingOffUntil: until.toISOString() });
  };

  const status = async (member: RequestMember) => {
    const [row, reached] = await Promise.all([store.of(member.id), contacts.of(database, member.id)]);
    const lockedUntil = row?.lockedUntil ?? null;
    return ok({
      isSet: row !== undefined,
      lockedUntil: lockedUntil && lockedUntil > clock.now() ? lockedUntil.toISOString() : null,
      resetBy: (['mobile', 'email'] as const).flatMap((kind) => {
        const to = reached[kind];
        return to ? [{ kind, masked: masked(kind, to) }] : [];
      }),
    });
  };

  return { status, set, sendCode, reset };
}

const receiverOf = (kind: ContactKind, to: string) => ({ channel: channelOf(kind), to });
