import { sql } from 'kysely';
import * as oidc from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';

type Provider = BrandSettings['socialLogins'][number];

/** Who a provider says the browser's owner is. */
export interface SocialIdentity {
  provider: string;
  /** The issuer's address, a space, and what the issuer calls the account: two issuers may call two people the same. */
  subject: string;
}

export interface SocialLoginModule {
  /** The provider's address to send the browser to, bound to the form that asks; good for ten minutes. */
  start(asked: {
    brandId: string;
    provider: Provider;
    formId: string;
    redirectUri: string;
  }): Promise<Result<string, 'social_login_failed'>>;
  /** Exchanges what the provider sent back. A state counts once, in its form alone. */
  finish(answer: {
    brandId: string;
    providers: readonly Provider[];
    formId: string;
    redirectUri: string;
    state: string;
    code: string;
    iss?: string | undefined;
  }): Promise<Result<SocialIdentity, 'social_login_failed'>>;
  purge(): Promise<void>;
}

interface SocialTables {
  social_logins: {
    state_hash: Buffer;
    brand_id: string;
    provider: string;
    form_id: string;
    sealed_secrets: string;
    expires_at: Date;
  };
}

const lifeMs = 10 * 60_000;
const timeoutSeconds = 8;
const metadataLifeMs = 10 * 60_000;

/** OpenID Connect, code flow with PKCE, state and nonce. */
export function createSocialLogin(deps: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  hashToken: (token: string) => Buffer;
  onFailure: (error: unknown) => void;
}): SocialLoginModule {
  const database = withTables<SocialTables>(deps.database);
  const discovered = new Map<string, { atMs: number; configuration: Promise<oidc.Configuration> }>();

  /** The provider's own description, kept for some minutes; a failure is asked again at once. */
  const configurationOf = (brandId: string, provider: Provider): Promise<oidc.Configuration> => {
    const key = JSON.stringify([brandId, provider]);
    const nowMs = deps.clock.now().getTime();
    const held = discovered.get(key);
    if (held && nowMs - held.atMs < metadataLifeMs) return held.configuration;
    const configuration = discover(provider, deps.secretBox);
    discovered.set(key, { atMs: nowMs, configuration });
    configuration.catch(() => discovered.delete(key));
    return configuration;
  };

  const start: SocialLoginModule['start'] = async ({ brandId, provider, formId, redirectUri }) => {
    const configuration = await configurationOf(brandId, provider).catch(deps.onFailure);
    if (!configuration) return fail('social_login_failed');
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    await database
      .insertInto('social_logins')
      .values({
        state_hash: deps.hashToken(state),
        brand_id: brandId,
        provider: provider.provider,
        form_id: formId,
        sealed_secrets: await deps.secretBox.seal(JSON.stringify({ verifier, nonce })),
        expires_at: new Date(deps.clock.now().getTime() + lifeMs),
      })
      .execute();
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return ok(url.href);
  };

  const takeState = async (brandId: string, state: string, formId: string) => {
    const row = await database
      .deleteFrom('social_logins')
      .where('state_hash', '=', deps.hashToken(state))
      .where('brand_id', '=', brandId)
      .returningAll()
      .executeTakeFirst();
    return row && row.form_id === formId && row.expires_at > deps.clock.now() ? row : null;
  };

  const finish: SocialLoginModule['finish'] = async (answer) => {
    const row = await takeState(answer.brandId, answer.state, answer.formId);
    const provider = row && answer.providers.find((offered) => offered.provider === row.provider);
    if (!row || !provider) return fail('social_login_failed');
    try {
      const { verifier, nonce } = JSON.parse(await deps.secretBox.open(row.sealed_secrets));
      const returned = new URL(answer.redirectUri);
      const { state, code, iss } = answer;
      returned.search = new URLSearchParams({ state, code, ...(iss === undefined ? {} : { iss }) }).toString();
      const tokens = await oidc.authorizationCodeGrant(await configurationOf(answer.brandId, provider), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub;
      return subject
        ? ok({ provider: provider.provider, subject: subjectAt(provider, subject) })
        : fail('social_login_failed');
    } catch (error) {
      deps.onFailure(error);
      return fail('social_login_failed');
    }
  };

  const purge = async (): Promise<void> => {
    await sql`delete from social_logins where expires_at <= ${deps.clock.now()}`.execute(deps.database);
  };

  return { start, finish, purge };
}

/**
 * The address as the operator set it, which the provider's description and tokens were checked against. Identities from before issuers were
 * written got theirs from the same setting (migration 000083), so its form here is not to change.
 */
const subjectAt = ({ issuer }: Provider, subject: string): string =>
  `${issuer.replace(/\/+$/, '').replaceAll(' ', '%20')} ${subject}`;

/** A provider on this machine may speak plain HTTP; every other needs TLS. */
const isLocal = (issuer: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);

async function discover(provider: Provider, secretBox: SecretBox): Promise<oidc.Configuration> {
  const secret = provider.sealedClientSecret === null ? null : await secretBox.open(provider.sealedClientSecret);
  return oidc.discovery(
    new URL(provider.issuer),
    provider.clientId,
    undefined,
    secret === null ? oidc.None() : oidc.ClientSecretBasic(secret),
    { timeout: timeoutSeconds, ...(isLocal(provider.issuer) ? { execute: [oidc.allowInsecureRequests] } : {}) },
  );
}
