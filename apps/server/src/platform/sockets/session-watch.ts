import type { SocketChannel } from '@baize/contract/sockets';
import { repeat } from '../jobs/repeat.ts';
import type { Channel, Peer } from './channel.ts';

/** The session that a socket stands on. */
export interface SocketSession {
  sessionId: string;
  /** Whose news end it at once; null: none are told. */
  memberId: string | null;
}

export interface SessionWatchRules<C extends SocketChannel, Who> {
  /** Null for a socket that needs no session. */
  sessionOf(who: Who): SocketSession | null;
  /** Whether a session lives; must keep it awake for nobody. */
  isAwake(sessionId: string): Promise<boolean>;
  /** Whether a socket of a living session may still hear what it was let in for; one that may not is sent away to come again. */
  isAsAdmitted?(who: Who): Promise<boolean>;
  /** Said before the socket is closed. */
  farewell?(peer: Peer<C, Who>): void;
  /** Endings of sessions, by member; null: something may have been missed. */
  sessionNews: { onNews(listener: (memberId: string | null) => void): void } | null;
  onFailure: (error: unknown) => void;
}

export interface SessionWatch<C extends SocketChannel, Who> {
  /** True when the socket's session is over or may no longer hear what it was let in for: it is closed. For a socket that has just been let in. */
  leaveWhenOver(peer: Peer<C, Who>): Promise<boolean>;
  stop(): Promise<void>;
}

/** A socket may outlive its session by two seconds (specification: forced logout); what time alone ends is looked for this often. */
const lookEveryMs = 1_200;

/** Closes the sockets of a channel whose session is over: at once at news of it, and else at the next look. */
export function watchSessions<C extends SocketChannel, Who>(
  channel: () => Channel<C, Who>,
  rules: SessionWatchRules<C, Who>,
): SessionWatch<C, Who> {
  const leaveAll = (peers: readonly Peer<C, Who>[]): void => {
    for (const peer of peers) {
      rules.farewell?.(peer);
      peer.leave();
    }
  };

  const leaveWhenOtherwise = async (peer: Peer<C, Who>): Promise<boolean> => {
    if (!rules.isAsAdmitted || (await rules.isAsAdmitted(peer.who))) return false;
    peer.leave();
    return true;
  };

  /** One question for all sockets of a session. Null: every member's. */
  const look = async (memberId: string | null): Promise<void> => {
    const peersBySession = new Map<string, Peer<C, Who>[]>();
    for (const peer of channel().peers()) {
      const session = rules.sessionOf(peer.who);
      if (!session || (memberId !== null && session.memberId !== memberId)) continue;
      peersBySession.set(session.sessionId, [...(peersBySession.get(session.sessionId) ?? []), peer]);
    }
    for (const [sessionId, peers] of peersBySession) {
      if (!(await rules.isAwake(sessionId))) leaveAll(peers);
      else for (const peer of peers) await leaveWhenOtherwise(peer);
    }
  };
  rules.sessionNews?.onNews((memberId) => void look(memberId).catch(rules.onFailure));
  const looking = repeat(lookEveryMs, () => look(null), rules.onFailure);

  return {
    leaveWhenOver: async (peer) => {
      const session = rules.sessionOf(peer.who);
      if (!session) return false;
      if (await rules.isAwake(session.sessionId)) return leaveWhenOtherwise(peer);
      leaveAll([peer]);
      return true;
    },
    stop: looking.stop,
  };
}
