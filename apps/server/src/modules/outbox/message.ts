/** A message to a person outside: an SMS or a mail. */
export interface OutboxMessage {
  channel: 'sms' | 'mail';
  /** A number as +639171234567, or an address. */
  to: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  /** The one-time code or link of the text, for whoever reads the outbox in development. */
  code?: string;
  link?: string;
  /** A file that goes with a mail. */
  attachment?: { fileName: string; contentType: string; base64: string };
  /** From then on it is of no use, and does not leave any more; absent: it leaves however late. ISO 8601. */
  expiresAt?: string;
}

/** A message on its way out. */
export interface LeavingMessage extends OutboxMessage {
  /** The same at every try. */
  id: string;
}

/** Told of each message that leaves no more. Names no receiver. */
export interface OutboxWatcher {
  /** `expired`: its time passed before it could leave; `given_up`: every try failed. */
  messageDropped(drop: { channel: OutboxMessage['channel']; reason: 'expired' | 'given_up' }): void;
}

/** Sends one message, or throws. `signal` ends what takes too long. */
export type Deliver = (message: LeavingMessage, signal: AbortSignal) => Promise<void>;

/** How each channel's messages leave; null keeps them in the outbox, where the console shows them. */
export type Deliveries = Record<OutboxMessage['channel'], Deliver | null>;
