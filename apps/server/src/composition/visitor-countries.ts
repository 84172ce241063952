import { createAccess, WrongGeoIpError } from '../platform/geoip/index.ts';
import type { HttpPorts } from '../platform/http/register-calls.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';

/** Throws WrongSettingError for a list of countries that cannot be read. */
export function visitorCountries(settings: Parameters<typeof createAccess>[0]): NonNullable<HttpPorts['countryOf']> {
  try {
    const access = createAccess(settings);
    return ({ ip, socket, headers }) => access.countryOf({ ip, peer: socket.remoteAddress ?? '', headers });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof WrongGeoIpError)
      throw new WrongSettingError(`The setting GEOIP_FILE is wrong: ${error.message}`);
    if (code) throw new WrongSettingError(`The setting GEOIP_FILE is wrong: the file cannot be read (${code}).`);
    throw error;
  }
}
