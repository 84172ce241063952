import type { Calls, CallValue } from '@baize/contract';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import type { MemberRow } from './member-store.ts';
import type { IdentityReadModel } from './read-model.ts';
import type { IdentityService } from './service.ts';

export type IdentityRoutes = HandlersOf<'register' | 'login' | 'logout' | 'memberInfo'>;

export function identityRoutes(deps: { service: IdentityService; readModel: IdentityReadModel }): IdentityRoutes {
  return {
    register: ({ body, ...caller }) => deps.service.register(caller, body),
    login: ({ body, ...caller }) => deps.service.login(caller, body),
    logout: async ({ member }) => {
      await deps.service.logout(member.sessionId);
      return ok({});
    },
    memberInfo: async ({ member }) => {
      const row = await deps.readModel.memberById(member.id);
      return row ? ok(memberInfoOf(row)) : fail('internal_error');
    },
  };
}

/** Club ranks and labels are not given yet: every member has the lowest rank and no label. */
function memberInfoOf(member: MemberRow): CallValue<Calls['memberInfo']> {
  return {
    id: member.id,
    account: member.username,
    userName: member.username,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.uplineId !== null,
    clubLabel: { labelName: '', rankLevel: 0 },
    memberLabel: [],
    memberLabelColor: '',
    customerId: member.id,
    registeredAt: member.registeredAt.toISOString(),
  };
}
