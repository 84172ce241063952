import type { CallName } from '@baize/contract';

/** Calls about one member's record, as in `objectRules`. */
export const memberRecordRules = {
  staffSearch: 'own',
  staffMemberTimeline: 'named',
  staffMemberBets: 'named',
  staffMemberLinks: 'named',
  staffMemberNoteAdd: 'named',
  staffMemberPasswordDemand: 'named',
} as const satisfies Partial<Record<CallName, string>>;

const tried =
  'modules/back-office/members/record/member-record.test.ts: staff of a brand reaches nothing of a member of another';

export const memberRecordTried = {
  staffMemberTimeline: tried,
  staffMemberBets: tried,
  staffMemberLinks: tried,
  staffMemberNoteAdd: tried,
  staffMemberPasswordDemand: tried,
};
