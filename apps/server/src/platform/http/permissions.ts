import { type Call, isAgentType, staffPermissions } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '../result.ts';
import type { RequestBrand, RequestGameSession, RequestMember, RequestStaff, RequestVisitor } from './handlers.ts';

export interface Identity {
  member?: RequestMember;
  game?: RequestGameSession;
  visitor?: RequestVisitor;
  staff?: RequestStaff;
}

/** Who stands behind a token of the site, at the brand that it was made for. */
export type MemberOfToken = (
  token: string,
  brandId: string,
) => Promise<Result<RequestMember, 'in_logged_login' | 'session_expired'>>;

/** The same for a token of staff: only at a host whose brand the staff looks after, and from an address that the brand allows. */
export type StaffOfToken = (
  token: string,
  brandId: string,
  ip: string,
) => Promise<Result<RequestStaff, 'in_logged_login' | 'session_expired' | 'staff_address_refused'>>;

export interface TokenPorts {
  memberOfToken: MemberOfToken;
  /** Without it nobody is staff. */
  staffOfToken?: StaffOfToken;
}

const trialType = 4;
const maxToken = 200;

/** Applies a call's permission rule. A token counts only in its header: no cookie, no query. */
export async function permit(
  call: Call,
  request: FastifyRequest,
  brand: RequestBrand | null,
  ports: TokenPorts,
): Promise<Result<Identity>> {
  if (call.access === 'anyone') return ok({});
  if (call.access === 'gameSession') {
    const session = headerOf(request, 'game-session');
    return session ? ok({ game: { session } }) : fail('session_expired');
  }
  const token = headerOf(request, 'token');
  if (!token && call.access === 'visitor') return ok({ visitor: visitorOf(request, null) });
  if (!token || !brand) return fail('in_logged_login');
  if (call.access === 'staff') {
    const staff = (await ports.staffOfToken?.(token, brand.id, request.ip)) ?? fail('in_logged_login');
    return staff.ok ? permitStaff(call, staff.value) : staff;
  }
  const member = await ports.memberOfToken(token, brand.id);
  if (!member.ok) return member;
  if (member.value.brandId !== brand.id) return fail('in_logged_login');
  if (call.access === 'visitor') return ok({ visitor: visitorOf(request, member.value) });
  const refusal = refusalOfType(call, member.value);
  if (refusal) return refusal;
  if (member.value.mustChangePassword && !call.beforePasswordChange) return fail('password_change_required');
  return ok({ member: member.value });
}

/** Why an account of this type may not make the call; null: it may. */
function refusalOfType({ access }: Call, { type }: RequestMember) {
  if (access === 'realAccount' && type === trialType) return fail('in_need_true_account');
  return access === 'agent' && !isAgentType(type) ? fail('error_not_agent') : null;
}

/** Whether an account has what a call asks for; one for the whole installation asks for it in a role of all brands. */
export function holdsPermission(
  { permission, forAllBrands }: Pick<Call, 'permission' | 'forAllBrands'>,
  staff: Pick<RequestStaff, 'permissions' | 'permissionsEverywhere' | 'forAllBrands'>,
): boolean {
  if (forAllBrands && !staff.forAllBrands) return false;
  const held = forAllBrands ? staff.permissionsEverywhere : staff.permissions;
  return permission === undefined || held.includes(permission);
}

/** Whether staff may make a call. */
export function permitStaff(
  call: Pick<Call, 'permission' | 'forAllBrands' | 'beforeSecondFactor'>,
  staff: RequestStaff,
): Result<{ staff: RequestStaff }> {
  if (staff.secondFactor === 'missing' && !call.beforeSecondFactor) return fail('second_factor_required');
  if (!holdsPermission(call, staff)) return fail('operation_not_allowed');
  if (call.permission === undefined) return ok({ staff });
  const { requiresSecondFactor } = staffPermissions[call.permission];
  return requiresSecondFactor && staff.secondFactor !== 'given' ? fail('second_factor_setup_required') : ok({ staff });
}

const visitorOf = (request: FastifyRequest, member: RequestMember | null): RequestVisitor => ({
  member,
  chatToken: headerOf(request, 'chat-token'),
});

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= maxToken ? value : null;
}
