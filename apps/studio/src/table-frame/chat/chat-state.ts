import { type Calls, type CallValue, type TableChatMessage, tableChatShown } from '@baize/contract';

type Answer = CallValue<Calls['studioTableChat']>;
export type ChatBar = Answer['bar'];

/** What is known of the chat of a table. */
export interface ChatState {
  /** False before the first answer, and where there is no chat. */
  isOn: boolean;
  authorId: string;
  bar: ChatBar;
  /** Oldest first. */
  messages: readonly TableChatMessage[];
  /** Authors whom the player does not want to read. */
  hidden: readonly string[];
  /** Messages that came while the chat was closed. */
  unread: number;
}

export const noChat: ChatState = { isOn: false, authorId: '', bar: null, messages: [], hidden: [], unread: 0 };

/** The page keeps a few more than the server shows to who comes later. */
const maxMessages = 100;

const merged = (known: readonly TableChatMessage[], more: readonly TableChatMessage[]): TableChatMessage[] => {
  const byId = new Map([...known, ...more].map((message) => [message.messageId, message]));
  return [...byId.values()]
    .sort((one, other) => one.sentAt.localeCompare(other.sentAt) || one.messageId.localeCompare(other.messageId))
    .slice(-maxMessages);
};

/**
 * The chat as the server answers it. Of the messages that were known when it was asked (`asked`) those are gone that it does not know any
 * more, but for those that are older than a full answer; what came while it was on its way stays.
 */
export function read(state: ChatState, answer: Answer, asked: readonly string[] = []): ChatState {
  const first = answer.messages[0]?.sentAt ?? '';
  const isFull = answer.messages.length >= tableChatShown;
  const outside = state.messages.filter(
    ({ messageId, sentAt }) => (isFull && sentAt < first) || !asked.includes(messageId),
  );
  return { ...state, ...answer, messages: answer.isOn ? merged(outside, answer.messages) : [] };
}

/** So long a message makes a chat one that is worth its place beside the cloth. */
const livelyMs = 15 * 60_000;

/** Whether somebody whom the player wants to read wrote lately. */
export const isLively = ({ messages, hidden }: Pick<ChatState, 'messages' | 'hidden'>, nowMs: number): boolean =>
  messages.some(({ authorId, sentAt }) => !hidden.includes(authorId) && nowMs - Date.parse(sentAt) < livelyMs);

/** Somebody said something; one’s own and hidden authors’ messages are never unread. */
export function said(state: ChatState, message: TableChatMessage, isOpen: boolean): ChatState {
  const isKnown = state.messages.some(({ messageId }) => messageId === message.messageId);
  if (!state.isOn || isKnown) return state;
  const isNews = !isOpen && message.authorId !== state.authorId && !state.hidden.includes(message.authorId);
  return { ...state, messages: merged(state.messages, [message]), unread: state.unread + (isNews ? 1 : 0) };
}

export const removed = (state: ChatState, gone: string): ChatState => ({
  ...state,
  messages: state.messages.filter(({ messageId }) => messageId !== gone),
});

/** What the player wants to read. */
export const shownOf = ({ messages, hidden }: ChatState): TableChatMessage[] =>
  messages.filter(({ authorId }) => !hidden.includes(authorId));
