import { callApi } from '../../../lib/api/client.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { SiteSearch } from '../../../lib/site-search.ts';

/** Kept only while the browser is away at the provider: without it nobody else's answer can log this browser in. */
const storageKey = 'socialForm';

/** Leaves this page for the provider's. */
export async function startSocialLogin(provider: string): Promise<void> {
  const formId = randomId();
  const { authorizationUrl } = await callApi('socialStart', { body: { provider, formId } });
  const { protocol } = new URL(authorizationUrl);
  if (protocol !== 'https:' && protocol !== 'http:') throw new ApiFailure('social_login_failed');
  sessionStorage.setItem(storageKey, formId);
  location.assign(authorizationUrl);
}

/** Finishes the login with what the provider added to the address; each answer is good once. */
export async function finishSocialLogin({ state, code, iss, error }: SiteSearch) {
  const formId = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (formId === null || error !== undefined || state === undefined || code === undefined) {
    throw new ApiFailure('social_login_failed');
  }
  return await callApi('socialFinish', { body: { formId, state, code, ...(iss === undefined ? {} : { iss }) } });
}
