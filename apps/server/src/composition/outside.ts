import { createSmsHttpDelivery, createSmtpDelivery, type Deliveries } from '../modules/outbox/index.ts';
import { systemClock } from '../platform/clock.ts';
import { listenTo, type Notifications } from '../platform/database/notifications.ts';
import type { Events } from './events.ts';

/** What reaches out of the installation; nothing does by default. */
export interface Outside {
  /** Providers of mail and SMS; null keeps a channel's messages in the outbox. */
  deliveries: Deliveries;
  /** In development: a file that gets a line for each message, so that codes and links can be read. */
  outboxFile: string | null;
  /** In development: writes a line to the console for each message that has no provider. */
  log?: (line: string) => void;
  /** Endings of sessions in other processes; null: every session is read anew for each request. */
  sessionNews: Notifications | null;
  /** Where a phone-auth service's keys are; null: the public ones. */
  phoneAuthKeysUrl: string | null;
  /** Where the sandbox payment provider answers, and what both sides sign with; null: there is none. */
  paymentProvider: { url: string; secret: string } | null;
  /** What the program that sends matches and odds signs with; null: nobody does. */
  oddsFeedSecret: string | null;
  /** What the program that sends results of lotteries signs with; null: nobody does. */
  drawFeedSecret: string | null;
}

export const nothingOutside: Outside = {
  deliveries: { sms: null, mail: null },
  outboxFile: null,
  sessionNews: null,
  phoneAuthKeysUrl: null,
  paymentProvider: null,
  oddsFeedSecret: null,
  drawFeedSecret: null,
};

/** The channel that the triggers of the sessions write to. */
const sessionChannel = 'baize_sessions';

/** Providers as the settings name them, and the connection on which other processes are heard. */
export function openOutside(
  settings: {
    sms: Parameters<typeof createSmsHttpDelivery>[0] | null;
    mail: Parameters<typeof createSmtpDelivery>[0] | null;
    /** In development, where messages without a provider go. */
    outboxFile: string | null;
    paymentProvider: Outside['paymentProvider'];
    oddsFeedSecret: Outside['oddsFeedSecret'];
    drawFeedSecret: Outside['drawFeedSecret'];
  },
  databaseUrl: string,
  onFailure: (error: unknown) => void,
  log: (line: string) => void,
): Outside {
  const { sms, mail, outboxFile } = settings;
  return {
    deliveries: { sms: sms && createSmsHttpDelivery(sms), mail: mail && createSmtpDelivery(mail) },
    outboxFile,
    ...(outboxFile === null ? {} : { log }),
    sessionNews: listenTo({ connectionString: databaseUrl, channel: sessionChannel, clock: systemClock, onFailure }),
    phoneAuthKeysUrl: null,
    paymentProvider: settings.paymentProvider,
    oddsFeedSecret: settings.oddsFeedSecret,
    drawFeedSecret: settings.drawFeedSecret,
  };
}

/** Whether codes of text messages stand in a file of this installation: development, without a provider. */
export const isSmsInOutbox = ({ deliveries, outboxFile }: Outside): boolean =>
  deliveries.sms === null && outboxFile !== null;

/** Endings of sessions, as the server's events tell them. Null where no other process is heard. */
export type SessionNews = Pick<Notifications, 'onNews' | 'isCurrent'> | null;

/** Turns what other processes say of sessions into events of this one. */
export function onSessions({ sessionNews }: Outside, events: Events): SessionNews {
  if (!sessionNews) return null;
  sessionNews.onNews((memberId) => events.emit('sessionEnded', { memberId }));
  return {
    isCurrent: sessionNews.isCurrent,
    onNews: (listener) => events.on('sessionEnded', ({ memberId }) => listener(memberId)),
  };
}
