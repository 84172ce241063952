import { createClient } from '@baize/client';
import { encryptBody } from '@baize/client/encryption';
import { useChatToken } from '../session/chat-token.ts';
import { demandPasswordChange, expireSession, useSession } from '../session/session.ts';
import { reportClosure } from './closure.ts';

/** The site's client: it calls as the signed-in account, or as the visitor of a chat. */
const client = createClient({
  encrypt: encryptBody,
  brandHost: () => location.host,
  credentials: () => {
    const { token } = useSession.getState();
    if (token !== '') return { token };
    const { chatToken } = useChatToken.getState();
    return chatToken === '' ? {} : { 'chat-token': chatToken };
  },
  onFailure: ({ messageKey }, { token = '' }) => {
    if (messageKey === 'session_expired') expireSession(token);
    if (messageKey === 'password_change_required') demandPasswordChange(token);
    if (messageKey === 'info_maintenance' || messageKey === 'info_ip_block') reportClosure();
  },
});

export const { call: callApi, fetchWhitelabel, serverFacts } = client;
