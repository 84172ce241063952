import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie } from '../../result.ts';

const name = 'baize_device';
/** The browser sends it to the login calls alone, never from another site, and no script reads it. */
const attributes = 'Path=/wps/session/login; HttpOnly; Secure; SameSite=Strict';
const tokenForm = /^[\w-]{43}$/;

export function deviceTokenOf(request: FastifyRequest): string | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && tokenForm.test(value) ? value : null;
}

export function setDeviceCookie(reply: FastifyReply, cookie: DeviceCookie | undefined): void {
  if (cookie === undefined) return;
  const [value, lifeSeconds] = cookie ? [cookie.token, cookie.lifeSeconds] : ['', 0];
  reply.header('set-cookie', `${name}=${value}; Max-Age=${lifeSeconds}; ${attributes}`);
}
