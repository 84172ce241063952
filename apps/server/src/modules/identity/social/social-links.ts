import type { CallInput, Calls } from '@baize/contract';
import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { messageLanguage, socialLinkedTexts } from '../../outbox/index.ts';
import { channelOf } from '../contacts/contacts.ts';
import type { IdentityTools } from '../dependencies.ts';
import { isPasswordHeld } from '../login/login-rules.ts';
import { createStepUp } from '../login/step-up.ts';
import { createMemberStore } from '../member-store.ts';
import type { IdentityTables } from '../schema.ts';
import { type Caller, holdOpenSession } from '../sessions/session-opening.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { socialRedirectUri } from './social.ts';

type SiteCaller = Caller & { origin: string };

/** Linking an account with a social login. A link is for good: there is no call that takes one away. */
export function createSocialLinks(tools: IdentityTools) {
  const { database, brands, clock, social } = tools;
  const tables = withTables<IdentityTables>(database);
  const members = createMemberStore(database);
  const stepUp = createStepUp(tools);

  /** A form's name that the asking member alone can repeat: another's state, or one of a login, counts for nothing here. */
  const boundForm = (member: RequestMember, formId: string): string => {
    const hex = tools.lookupHash('social link', member.id, formId).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };

  const linksOf = (memberId: string) =>
    tables
      .selectFrom('social_identities')
      .select(['social_identities.provider', 'social_identities.linked_at as linkedAt'])
      .where('social_identities.member_id', '=', memberId)
      .execute();

  const list = async (member: RequestMember) => {
    const [{ socialLogins }, links] = await Promise.all([brands.settingsOf(member.brandId), linksOf(member.id)]);
    const linkedAt = (provider: string) =>
      links.find((link) => link.provider === provider)?.linkedAt.toISOString() ?? null;
    return { list: socialLogins.map(({ provider, name }) => ({ provider, name, linkedAt: linkedAt(provider) })) };
  };

  /** Null where the person is proved: his password, held since the login or sent now; a login of just now where there is none. */
  const personFault = async (caller: Caller, member: RequestMember, password: string) => {
    const account = await members.candidateById(member.id);
    const session = await createSessionStore(database).byId(member.sessionId);
    if (!account || !session) return fail('internal_error');
    if (account.passwordHash === null) return stepUp.freshSessionFault(member);
    if (password === '' && isPasswordHeld(session, clock.now())) return null;
    return stepUp.passwordFault(caller, account, password, 'password');
  };

  const start = async (
    caller: SiteCaller,
    member: RequestMember,
    body: CallInput<Calls['socialLinkStart']>['body'],
  ) => {
    const { socialLogins } = await brands.settingsOf(member.brandId);
    const provider = socialLogins.find((offered) => offered.provider === body.provider);
    if (!provider) return fail('operation_not_allowed');
    if ((await linksOf(member.id)).some((link) => link.provider === body.provider)) return fail('social_taken');
    const wrongPerson = await personFault(caller, member, body.password ?? '');
    if (wrongPerson) return wrongPerson;
    const formId = boundForm(member, body.formId);
    const redirectUri = socialRedirectUri(caller);
    const url = await social.start({ brandId: member.brandId, provider, formId, redirectUri });
    return url.ok ? ok({ authorizationUrl: url.value }) : url;
  };

  const notifyOwner = (member: RequestMember, provider: string): void =>
    tools.background.run(async () => {
      const reached = await tools.contacts.of(database, member.id);
      const kind = reached.email ? 'email' : 'mobile';
      const to = reached[kind];
      if (!to) return;
      const [{ name, defaultLanguage }, row] = await Promise.all([
        brands.introductionOf(member.brandId),
        members.byId(member.id),
      ]);
      const { subject, text } = socialLinkedTexts[messageLanguage(row?.language ?? defaultLanguage)](name, provider);
      const channel = channelOf(kind);
      await tools.outbox.post(member.brandId, { channel, to, subject: channel === 'sms' ? '' : subject, text });
    });

  /** `taken`: the social account, or this provider's place at the member. `sessionEnded`: while the provider was asked. */
  const link = (
    member: RequestMember,
    provider: string,
    subject: string,
    linkedAt: Date,
  ): Promise<'linked' | 'taken' | 'sessionEnded'> =>
    database.transaction().execute(async (transaction) => {
      if (!(await holdOpenSession(transaction, member))) return 'sessionEnded';
      await takeLock(transaction, `social ${member.brandId} ${provider} ${subject}`);
      await takeLock(transaction, `social of ${member.id}`);
      const { rows } =
        await sql`select from social_identities where brand_id = ${member.brandId} and provider = ${provider}
        and (subject = ${subject} or member_id = ${member.id})`.execute(transaction);
      if (rows.length > 0) return 'taken';
      await withTables<IdentityTables>(transaction)
        .insertInto('social_identities')
        .values({ brand_id: member.brandId, provider, subject, member_id: member.id, linked_at: linkedAt })
        .execute();
      return 'linked';
    });

  const finish = async (
    caller: SiteCaller,
    member: RequestMember,
    body: CallInput<Calls['socialLinkFinish']>['body'],
  ) => {
    const { socialLogins: providers } = await brands.settingsOf(member.brandId);
    if (providers.length === 0) return fail('operation_not_allowed');
    const formId = boundForm(member, body.formId);
    const redirectUri = socialRedirectUri(caller);
    const proved = await social.finish({ ...body, formId, brandId: member.brandId, providers, redirectUri });
    if (!proved.ok) return proved;
    const { provider, subject } = proved.value;
    const linkedAt = clock.now();
    const outcome = await link(member, provider, subject, linkedAt);
    if (outcome !== 'linked') return fail(outcome === 'taken' ? 'social_taken' : 'social_login_failed');
    notifyOwner(member, providers.find((offered) => offered.provider === provider)?.name ?? provider);
    return ok({ provider, linkedAt: linkedAt.toISOString() });
  };

  return { list, start, finish };
}
