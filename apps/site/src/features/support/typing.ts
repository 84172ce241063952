import { createTypingNotifier } from '@baize/client/typing';

/** The visitor is writing to customer service. */
export const { setTeller: setTypingTeller, notify: sendTyping } = createTypingNotifier<[]>();
