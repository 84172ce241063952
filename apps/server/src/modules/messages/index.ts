export { messageStatement, type NewMemberMessage } from './message-statement.ts';
