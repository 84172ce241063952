import { ApiFailure } from '@baize/client';
import { callApi } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import type { SiteSearch } from '../../../lib/page/site-search.ts';

/** Kept only while the browser is away at the provider: without it nobody else's answer can log this browser in. */
const storageKey = 'socialForm';

/** What a provider adds to the address; it leaves the address at once, for it must not be sent again by a reload. */
export const socialAnswerParameters = { state: undefined, code: undefined, iss: undefined, error: undefined } as const;

/** Leaves this page for the provider's, to log in. */
export async function startSocialLogin(provider: string): Promise<void> {
  const formId = randomId();
  leaveFor(formId, await callApi('socialStart', { body: { provider, formId } }));
}

/** Leaves this page for the provider's, to link the account that is logged in. */
export async function startSocialLink(provider: string, password: string | undefined): Promise<void> {
  const formId = randomId();
  const body = { provider, formId, ...(password === undefined ? {} : { password }) };
  leaveFor(formId, await callApi('socialLinkStart', { body }));
}

function leaveFor(formId: string, { authorizationUrl }: { authorizationUrl: string }): void {
  const { protocol } = new URL(authorizationUrl);
  if (protocol !== 'https:' && protocol !== 'http:') throw new ApiFailure('social_login_failed');
  sessionStorage.setItem(storageKey, formId);
  location.assign(authorizationUrl);
}

/** Finishes the login with what the provider added to the address; each answer is good once. */
export const finishSocialLogin = async (answer: SiteSearch) =>
  await callApi('socialFinish', { body: takeAnswer(answer) });

/** The same for a link. */
export const finishSocialLink = async (answer: SiteSearch) =>
  await callApi('socialLinkFinish', { body: takeAnswer(answer) });

function takeAnswer({ state, code, iss, error }: SiteSearch) {
  const formId = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (formId === null || error !== undefined || state === undefined || code === undefined) {
    throw new ApiFailure('social_login_failed');
  }
  return { formId, state, code, ...(iss === undefined ? {} : { iss }) };
}
