/** What the calls of the tables' chats do with the things that they name. */
export const tableChatRules = {
  studioTableChat: 'own',
  studioTableChatSend: 'named',
  studioTableChatReport: 'named',
  studioTableChatHide: 'own',
  staffTableChat: 'own',
  staffTableChatDecide: 'named',
  staffTableChatMute: 'named',
  staffTableChatSettings: 'own',
  staffTableChatSettingsSet: 'own',
} as const;

const ofPlayers =
  'vendors/studio/table-chat/table-chat.test.ts: another’s id says nothing, and a report of a message of another table or brand counts nowhere';
const ofStaff =
  'vendors/studio/table-chat/desk.test.ts: staff of a brand sees, removes and mutes nothing of another brand';

export const tableChatTried = {
  studioTableChatSend: ofPlayers,
  studioTableChatReport: ofPlayers,
  staffTableChatDecide: ofStaff,
  staffTableChatMute: ofStaff,
} as const;
