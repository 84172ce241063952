import type { CallInput, Calls } from '@baize/contract';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import { contactChangedTexts, messageLanguage, type OutboxMessage } from '../../outbox/index.ts';
import { mobileFault, mobileOf } from '../../verification/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createStepUp, oldContactOf, type Reached } from '../login/step-up.ts';
import { createMemberStore } from '../member-store.ts';
import { createPasswordLinks } from '../passwords/password-links.ts';
import { type Caller, holdOpenSession } from '../sessions/session-opening.ts';
import { createContactChangeStore } from './contact-change-store.ts';
import { type ContactKind, canonical, channelOf, masked, orTaken } from './contacts.ts';
import { createProofs, fieldFailure } from './proofs.ts';

type Body = CallInput<Calls['changeContact']>['body'];
type Target = Pick<Body, 'kind' | 'countryDialingCode' | 'mobileNum' | 'email'>;
type OldContact = NonNullable<ReturnType<typeof oldContactOf>>;
interface Undo {
  token: string;
  notice: OutboxMessage;
}

const hourMs = 3_600_000;
const revertLifeMs = 7 * 24 * hourMs;
/** So many changes of one account within a day; a person needs one or two. */
const changesPerDay = 3;

/**
 * A new mobile number or e-mail address (reliability A8): the person proves himself, a code proves the new contact, the old one is told with
 * a link that undoes it, and nothing is paid out for the brand's cooling-off.
 */
export function createContactChange(tools: IdentityTools) {
  const { database, brands, clock, contacts, verification } = tools;
  const members = createMemberStore(database);
  const stepUp = createStepUp(tools);
  const { proveMobile } = createProofs(tools);

  /** The new contact in the form in which it is kept. */
  const targetOf = (settings: BrandSettings, { kind, countryDialingCode = '', mobileNum = '', email = '' }: Target) => {
    if (kind === 'email') {
      return email === '' ? fieldFailure({ email: { key: 'not_empty' } }) : ok(canonical('email', email));
    }
    const wrong = mobileFault(settings, countryDialingCode, mobileNum);
    return wrong ? fieldFailure({ mobileNum: { key: wrong } }) : ok(mobileOf(countryDialingCode, mobileNum));
  };

  const introduction = async (member: RequestMember) => {
    const [{ name, defaultLanguage }, row] = await Promise.all([
      brands.introductionOf(member.brandId),
      members.byId(member.id),
    ]);
    return { brandName: name, language: messageLanguage(row?.language ?? defaultLanguage) };
  };

  /** Where a phone-auth service checks numbers, this server sends no SMS. */
  const isSent = (settings: BrandSettings, channel: 'sms' | 'mail') =>
    channel === 'mail' || settings.phoneAuth === null;

  const sendCode = async (caller: Caller, member: RequestMember, body: CallInput<Calls['contactCode']>['body']) => {
    const settings = await brands.settingsOf(member.brandId);
    const { kind, side, formId } = body;
    const target = side === 'new' ? targetOf(settings, body) : null;
    if (target && !target.ok) return target;
    const receiver = target
      ? { channel: channelOf(kind), to: target.value }
      : oldContactOf(kind, await contacts.of(database, member.id));
    if (!receiver || !isSent(settings, receiver.channel)) return fail('operation_not_allowed');
    if (!(await verification.checkBot(member.brandId, 'sms', body.botCheck))) return fail('captcha_check_failed');
    return verification.sendCode({
      ...(await introduction(member)),
      ...receiver,
      brandId: member.brandId,
      ip: caller.ip,
      purpose: side === 'new' ? 'contact_new' : 'contact_old',
      formId,
      send: 'now',
    });
  };

  /** Null once the new contact's own code, or a phone-auth service's token, was right. */
  const newContactFault = async (
    caller: Caller,
    settings: BrandSettings,
    member: RequestMember,
    body: Body,
    to: string,
  ) => {
    if (body.kind === 'mobile') {
      const proved = await proveMobile(caller, settings, 'contact_new', body);
      return proved.ok ? null : proved;
    }
    const binding = {
      brandId: member.brandId,
      purpose: 'contact_new',
      channel: 'mail',
      formId: body.formId,
      to,
    } as const;
    const wrong = await verification.checkCode(binding, body.verificationCode ?? '');
    return wrong ? fieldFailure({ verificationCode: { key: wrong } }) : null;
  };

  /** The change, and the notice of it to the old contact: both come to be or neither does. */
  const keep = (
    member: RequestMember,
    {
      kind,
      value,
      coolingOffUntil,
      undo,
    }: { kind: ContactKind; value: string; coolingOffUntil: Date; undo: Undo | null },
  ) =>
    database.transaction().execute(async (transaction) => {
      // The owner may have put this session out while the codes were checked.
      if (!(await holdOpenSession(transaction, member))) return fieldFailure({ password: { key: 'session_expired' } });
      const changes = createContactChangeStore(transaction);
      const now = clock.now();
      if ((await changes.countSince(member.id, new Date(now.getTime() - 24 * hourMs))) >= changesPerDay) {
        return fail('quota_exceeded', { retryAfterSeconds: hourMs / 1000 });
      }
      const old = await contacts.sealed(transaction, member.id, kind);
      await contacts.replace(transaction, { ...owned(member), kind, value, verifiedAt: now });
      await changes.insert({
        id: tools.newId(),
        ...ids(member),
        kind,
        sealed_old_value: old?.sealedValue ?? null,
        old_verified_at: old?.verifiedAt ?? null,
        changed_at: now,
        cooling_off_until: coolingOffUntil,
        revert_token_hash: undo && tools.hashToken(undo.token),
        revert_until: new Date(now.getTime() + revertLifeMs),
        reverted_at: null,
      });
      await createPasswordLinks(transaction).endAll(member.id, now);
      if (kind === 'mobile') await createMemberStore(transaction).renameMasked(member.id, masked('mobile', value));
      if (undo) await tools.outbox.post(member.brandId, undo.notice, transaction);
      return ok({});
    });

  /** What the old contact is told: a link that undoes the change. Null where there is none to tell. */
  const undoBy = async (member: RequestMember, old: OldContact | null): Promise<Undo | null> => {
    if (!old) return null;
    const token = tools.randomToken();
    const { brandName, language } = await introduction(member);
    const link = `${await brands.publicOriginOf(member.brandId)}/login?popup=revert&revert=${token}`;
    const { subject, text } = contactChangedTexts[language](brandName, link);
    return { token, notice: { ...old, subject: old.channel === 'sms' ? '' : subject, text, link } };
  };

  const change = async (caller: Caller, member: RequestMember, body: Body) => {
    const settings = await brands.settingsOf(member.brandId);
    const target = targetOf(settings, body);
    if (!target.ok) return target;
    const [account, reached] = await Promise.all([members.candidateById(member.id), contacts.of(database, member.id)]);
    if (!account) return fail('internal_error');
    const { kind, formId, password = '', oldCode = '' } = body;
    if (isSame(kind, reached, target.value)) return fieldFailure({ [fieldOf(kind)]: { key: 'contact_unchanged' } });
    const wrongPerson = await stepUp.changeFault(caller, member, account, { kind, reached, formId, password, oldCode });
    if (wrongPerson) return wrongPerson;
    const wrongContact = await newContactFault(caller, settings, member, body, target.value);
    if (wrongContact) return wrongContact;
    const undo = await undoBy(member, oldContactOf(kind, reached));
    const coolingOffUntil = new Date(clock.now().getTime() + settings.contactCoolingOffHours * hourMs);
    const kept = await orTaken(keep(member, { kind, value: target.value, coolingOffUntil, undo }));
    if (!kept.ok) return kept;
    return ok({ masked: masked(kind, target.value), coolingOffUntil: coolingOffUntil.toISOString() });
  };

  return { sendCode, change };
}

const isSame = (kind: ContactKind, reached: Reached, value: string): boolean =>
  reached[kind] !== undefined && canonical(kind, reached[kind]) === value;
const fieldOf = (kind: ContactKind) => (kind === 'mobile' ? 'mobileNum' : 'email');
const owned = ({ id, brandId }: RequestMember) => ({ memberId: id, brandId });
const ids = ({ id, brandId }: RequestMember) => ({ member_id: id, brand_id: brandId });
