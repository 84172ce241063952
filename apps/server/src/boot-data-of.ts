import { type Call, calls } from '@baize/contract';
import * as z from 'zod/mini';
import type { HttpPorts } from './platform/http/register-calls.ts';
import { originOf } from './platform/http/request-origin.ts';
import type { BootData } from './platform/static/boot-data.ts';
import type { BootOf } from './platform/static/pages.ts';

/** The data of a first page, made by the same handlers that answer the calls; announcements are in the brand's default language. */
export function bootDataOf({ brandOfHost, countryOf, handlers }: HttpPorts): BootOf {
  return async (request) => {
    const brand = await brandOfHost(request.hostname.toLowerCase());
    if (!brand) return null;
    const userAgent = request.headers['user-agent'] ?? '';
    const context = {
      brand,
      ip: request.ip,
      origin: originOf(request),
      userAgent,
      country: countryOf?.(request) ?? null,
    };
    const [whitelabel, systemStatus] = await Promise.all([
      handlers.whitelabel({ ...context, query: {} }),
      handlers.systemStatus(context),
    ]);
    if (!whitelabel.ok || !systemStatus.ok) return null;
    const data = z.parse(calls.listAnnouncements.data, { language: whitelabel.value.defaultLanguage });
    const announcements = await handlers.listAnnouncements({ ...context, data });
    if (!announcements.ok) return null;
    const values = { whitelabel, systemStatus, listAnnouncements: announcements };
    const answerOf = (name: keyof typeof values) => z.parse((calls[name] as Call).answer, values[name].value);
    return {
      whitelabel: answerOf('whitelabel'),
      systemStatus: answerOf('systemStatus'),
      announcements: answerOf('listAnnouncements'),
    } as BootData;
  };
}
