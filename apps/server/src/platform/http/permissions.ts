import type { Call } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '../result.ts';
import type { RequestBrand, RequestMember, RequestStudioSession } from './handlers.ts';

export interface Identity {
  member?: RequestMember;
  studio?: RequestStudioSession;
}

/** Who stands behind a token of the site, at the brand that it was made for. */
export type MemberOfToken = (
  token: string,
  brandId: string,
) => Promise<Result<RequestMember, 'in_logged_login' | 'session_expired'>>;

const trialType = 4;
const longestToken = 200;

/** Applies a call's permission rule. A token counts only in its header: no cookie, no query. */
export async function permit(
  call: Call,
  request: FastifyRequest,
  brand: RequestBrand | null,
  memberOfToken: MemberOfToken,
): Promise<Result<Identity>> {
  if (call.access === 'anyone') return ok({});
  if (call.access === 'studioSession') {
    const session = headerOf(request, 'studio-session');
    return session ? ok({ studio: { session } }) : fail('session_expired');
  }
  const token = headerOf(request, 'token');
  if (!token || !brand) return fail('in_logged_login');
  const member = await memberOfToken(token, brand.id);
  if (!member.ok) return member;
  if (member.value.brandId !== brand.id) return fail('in_logged_login');
  if (call.access === 'realAccount' && member.value.type === trialType) return fail('in_need_true_account');
  return ok({ member: member.value });
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= longestToken ? value : null;
}
