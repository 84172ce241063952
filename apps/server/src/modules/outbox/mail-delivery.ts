import { domainToASCII } from 'node:url';
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
  const domain = domainOf(options.from);
  return async ({ id, to, subject, text, attachment: file }, signal) => {
    // An answer that is lost has the mail sent again: by the same Message-ID a mailbox can tell that it is one mail.
    const messageId = `<${id}@${domain}>`;
    const attachments = file && [
      { filename: file.fileName, contentType: file.contentType, content: Buffer.from(file.base64, 'base64') },
    ];
    await transport.sendMail({
      ...{ messageId, from: options.from, to: { name: '', address: to }, subject, text, signal },
      ...(attachments ? { attachments } : {}),
    });
  };
}

/** The domain of an address as `operator@example.com` or `The Operator <operator@example.com>`, in the letters that a header may have. */
const domainOf = (address: string): string => {
  const [domain = ''] = /[^\s>]*/.exec(address.slice(address.lastIndexOf('@') + 1)) ?? [];
  return domainToASCII(domain) || 'localhost';
};
