import { type Call, calls } from '@baize/contract';
import * as z from 'zod/mini';
import type { HttpPorts } from '../../platform/http/register-calls.ts';
import { ownOriginOf } from '../../platform/http/security/request-origin.ts';
import type { BootData } from '../../platform/static/boot-data.ts';
import type { BootOf } from '../../platform/static/pages.ts';

/** Banners, notices and pop-up notices; what only some pages show is asked for there. */
const firstTypes = 'B,PL,PU';

/** The data of a first page, made by the same handlers that answer the calls; announcements and vendors are in the brand's default language. */
export function bootDataOf({ brandOfHost, countryOf, handlers }: HttpPorts): BootOf {
  return async (request) => {
    const brand = await brandOfHost(request.hostname.toLowerCase());
    if (!brand) return null;
    const userAgent = request.headers['user-agent'] ?? '';
    const context = {
      brand,
      ip: request.ip,
      origin: ownOriginOf(request, brand),
      userAgent,
      country: countryOf?.(request) ?? null,
    };
    const [whitelabel, systemStatus] = await Promise.all([
      handlers.whitelabel({ ...context, query: {} }),
      handlers.systemStatus(context),
    ]);
    if (!whitelabel.ok || !systemStatus.ok) return null;
    const data = z.parse(calls.listAnnouncements.data, {
      types: firstTypes,
      language: whitelabel.value.defaultLanguage,
    });
    const menuData = z.parse(calls.vendorMenu.data, { language: whitelabel.value.defaultLanguage });
    const [announcements, vendorMenu] = await Promise.all([
      handlers.listAnnouncements({ ...context, data, visitor: { member: null, chatToken: null } }),
      handlers.vendorMenu({ ...context, data: menuData }),
    ]);
    if (!announcements.ok || !vendorMenu.ok) return null;
    const values = { whitelabel, systemStatus, listAnnouncements: announcements, vendorMenu };
    const answerOf = (name: keyof typeof values) => z.parse((calls[name] as Call).answer, values[name].value);
    return {
      whitelabel: answerOf('whitelabel'),
      systemStatus: answerOf('systemStatus'),
      announcements: answerOf('listAnnouncements'),
      vendorMenu: answerOf('vendorMenu'),
    } as BootData;
  };
}
