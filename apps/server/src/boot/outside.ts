import path from 'node:path';
import { type Config, WrongSettingError } from '../config.ts';
import { createAccess, WrongGeoIpError } from '../modules/geoip/index.ts';
import { createSmsHttpDelivery, createSmtpDelivery } from '../modules/outbox/index.ts';
import type { Outside } from '../people.ts';
import { systemClock } from '../platform/clock.ts';
import { listenTo } from '../platform/database/notifications.ts';
import type { HttpPorts } from '../platform/http/register-calls.ts';

/** The channel that the triggers of the sessions write to. */
const sessionChannel = 'baize_sessions';

/** Providers as the settings name them, and the connection on which other processes are heard. */
export function openOutside(
  config: Config,
  databaseUrl: string,
  onFailure: (error: unknown) => void,
  log: (line: string) => void,
): Outside {
  return {
    deliveries: {
      sms: config.sms ? createSmsHttpDelivery(config.sms) : null,
      mail: config.mail ? createSmtpDelivery(config.mail) : null,
    },
    outboxFile: config.demo ? path.join(config.dataFolder, 'outbox.jsonl') : null,
    ...(config.demo ? { log } : {}),
    sessionNews: listenTo({ connectionString: databaseUrl, channel: sessionChannel, clock: systemClock, onFailure }),
    phoneAuthKeysUrl: null,
  };
}

/** Throws WrongSettingError for a list of countries that cannot be read. */
export function visitorCountries(config: Config): NonNullable<HttpPorts['countryOf']> {
  try {
    const access = createAccess(config);
    return ({ ip, socket, headers }) => access.countryOf({ ip, peer: socket.remoteAddress ?? '', headers });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof WrongGeoIpError)
      throw new WrongSettingError(`The setting GEOIP_FILE is wrong: ${error.message}`);
    if (code) throw new WrongSettingError(`The setting GEOIP_FILE is wrong: the file cannot be read (${code}).`);
    throw error;
  }
}
