import { createTransport } from 'nodemailer';
import type { Deliver } from './message.ts';

const timeoutMs = 8_000;

/** Mail through an SMTP server, given as smtp://user:password@host:port (smtps: with TLS from the start). */
export function createSmtpDelivery(options: { url: string; from: string }): Deliver {
  const url = new URL(options.url);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }, signal) => {
    await transport.sendMail({ from: options.from, to: { name: '', address: to }, subject, text, signal });
  };
}
