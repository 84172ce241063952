import type { Call } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '../result.ts';
import type { RequestBrand, RequestMember, RequestStudioSession } from './handlers.ts';

export interface Identity {
  member?: RequestMember;
  studio?: RequestStudioSession;
}

/** Who stands behind a token of the site; null for an unknown, ended or expired one. */
export type MemberOfToken = (token: string) => Promise<RequestMember | null>;

const trialType = 4;
const longestToken = 200;

/** Applies a call's permission rule. The token counts only in its header, and only at the brand that it was made for. */
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
  if (!token) return fail('in_logged_login');
  const member = await memberOfToken(token);
  if (!member || member.brandId !== brand?.id) return fail('session_expired');
  if (call.access === 'realAccount' && member.type === trialType) return fail('in_need_true_account');
  return ok({ member });
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= longestToken ? value : null;
}
