/** What customer service does with the things that it names. */
export const supportRules = {
  staffChats: 'own',
  staffChatHistory: 'named',
  staffChatSend: 'named',
  staffChatRead: 'named',
  staffChatState: 'named',
  staffChatHolder: 'named',
  staffChatColleagues: 'own',
  staffQuickAnswers: 'own',
  staffQuickAnswerSave: 'named',
  staffQuickAnswerRemove: 'named',
  staffServiceFigures: 'own',
  staffFeedback: 'own',
  staffFeedbackImage: 'named',
  staffFeedbackHandle: 'named',
} as const;

/** Where calls that name another's thing are tried. */
export const supportTriedElsewhere = {
  staffChatHistory: 'modules/support/staff.test.ts: staff of a brand reach no chat of another',
  staffChatSend: 'modules/support/staff.test.ts: staff of a brand reach no chat of another',
  staffChatRead: 'modules/support/staff.test.ts: staff of a brand reach no chat of another',
  staffChatState: 'modules/support/staff.test.ts: staff of a brand reach no chat of another',
  staffChatHolder: 'modules/support/desk/desk.test.ts: staff of a brand reaches nothing of another',
  staffQuickAnswerSave: 'modules/support/desk/desk.test.ts: staff of a brand reaches nothing of another',
  staffQuickAnswerRemove: 'modules/support/desk/desk.test.ts: staff of a brand reaches nothing of another',
  staffFeedbackImage: 'modules/support/staff.test.ts: staff of a brand reach no feedback of another',
  staffFeedbackHandle: 'modules/support/staff.test.ts: staff of a brand reach no feedback of another',
};
