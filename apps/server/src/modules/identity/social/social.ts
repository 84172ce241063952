import type { CallInput, Calls } from '@baize/contract';
import { secretCharacters } from '../../../platform/crypto/secret-characters.ts';
import { type DatabaseTransaction, withTables } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createEntry } from '../login/entry.ts';
import { createMemberStore } from '../member-store.ts';
import { createAffiliates } from '../registration/affiliates.ts';
import { createRegistrationCap } from '../registration/registration-cap.ts';
import type { IdentityTables } from '../schema.ts';
import type { SiteCaller } from '../sessions/session-opening.ts';
import type { SocialIdentity } from './social-login.ts';

const nameAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 11;
const returnPath = '/login';
/** The one address that is registered with a provider: logins and links come back to it. */
export const socialRedirectUri = ({ origin }: { origin: string }): string => `${origin}${returnPath}`;

/** Logging in with an account of another operator; the first time makes a member of this one. */
export function createSocial(tools: IdentityTools) {
  const { database, brands, clock, social } = tools;
  const enter = createEntry(tools);
  const cap = createRegistrationCap(tools);

  const start = async (caller: SiteCaller, body: CallInput<Calls['socialStart']>['body']) => {
    const { socialLogins } = await brands.settingsOf(caller.brand.id);
    const provider = socialLogins.find((offered) => offered.provider === body.provider);
    if (!provider) return fail('operation_not_allowed');
    const { formId } = body;
    const url = await social.start({
      brandId: caller.brand.id,
      provider,
      formId,
      redirectUri: socialRedirectUri(caller),
    });
    return url.ok ? ok({ authorizationUrl: url.value }) : url;
  };

  const memberOf = async (transaction: DatabaseTransaction, brandId: string, identity: SocialIdentity) => {
    const found = await withTables<IdentityTables>(transaction)
      .selectFrom('social_identities')
      .select('social_identities.member_id as memberId')
      .where('social_identities.brand_id', '=', brandId)
      .where('social_identities.provider', '=', identity.provider)
      .where('social_identities.subject', '=', identity.subject)
      .executeTakeFirst();
    return found?.memberId ?? null;
  };

  /** It counts among the registrations of its network like every other. */
  const newMember = async (
    transaction: DatabaseTransaction,
    caller: SiteCaller,
    identity: SocialIdentity,
    settings: BrandSettings,
  ): Promise<Result<string, 'registration_closed' | 'registration_refused' | 'quota_exceeded'>> => {
    if (!settings.flags.DIRECTREG3) return fail('registration_closed');
    const room = await cap.take(transaction, caller, settings);
    if (!room.ok) return room;
    const memberId = await tools.openMember(transaction, {
      brand: caller.brand,
      username: `s${secretCharacters(nameAlphabet, nameLength)}`,
      passwordHash: null,
      type: 0,
      uplineId: await createAffiliates({ database: transaction }).agentOfDomain(caller.brand.id, caller.origin),
      registeredFrom: caller.origin,
      country: caller.country ?? '',
      profile: {},
    });
    if (memberId === null) throw new Error('a name of 31^11 was taken');
    await withTables<IdentityTables>(transaction)
      .insertInto('social_identities')
      .values({
        brand_id: caller.brand.id,
        provider: identity.provider,
        subject: identity.subject,
        member_id: memberId,
        linked_at: clock.now(),
      })
      .execute();
    return ok(memberId);
  };

  const finish = async (caller: SiteCaller, body: CallInput<Calls['socialFinish']>['body']) => {
    const brandId = caller.brand.id;
    const settings = await brands.settingsOf(brandId);
    const providers = settings.socialLogins;
    if (providers.length === 0) return fail('operation_not_allowed');
    const proved = await social.finish({ ...body, brandId, providers, redirectUri: socialRedirectUri(caller) });
    if (!proved.ok) return proved;
    return database.transaction().execute(async (transaction) => {
      const { provider, subject } = proved.value;
      await takeLock(transaction, `social ${brandId} ${provider} ${subject}`);
      const known = await memberOf(transaction, brandId, proved.value);
      const member = known === null ? await newMember(transaction, caller, proved.value, settings) : ok(known);
      if (!member.ok) return member;
      const candidate = await createMemberStore(transaction).candidateById(member.value);
      if (!candidate) throw new Error(`there is no member ${member.value}`);
      const method = known === null ? 'register' : 'social';
      return enter(caller, candidate, { method, page: 'member', settings, family: null }, transaction);
    });
  };

  return { start, finish };
}
