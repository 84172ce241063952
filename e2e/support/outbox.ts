import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from './server.ts';

interface Message {
  channel: 'sms' | 'mail';
  to: string;
  code?: string;
  link?: string;
  subject: string;
  attachment?: { fileName: string; base64: string };
}

/** The newest message to an address that came after the first `seen` ones; the outbox stands in for the post in development. */
export async function messageTo(address: string, seen = 0, folder = dataFolder): Promise<Message> {
  const file = path.join(folder, 'outbox.jsonl');
  // Before the first message there is no file.
  const messages = () =>
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Message)
      .filter(({ to }) => to === address);
  await expect.poll(() => messages().length, { message: `a message to ${address}` }).toBeGreaterThan(seen);
  return messages().at(-1) as Message;
}
