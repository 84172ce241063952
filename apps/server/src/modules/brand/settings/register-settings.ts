import type { RegisterSettings } from '@baize/contract';
import { agesOf } from './ages.ts';
import type { BrandSettings } from './settings.ts';

/** The registration form of a brand, as the specification's flags make it; browser and server run the same rules over it. */
export function registerSettingsOf(settings: BrandSettings): RegisterSettings {
  const { flags } = settings;
  const types: RegisterSettings['types'] = [];
  if (flags.DIRECTREG3 && flags.USERNAMEREG3) types.push('register');
  if (flags.DIRECTREG3 && flags.MOBILENUMREG3) types.push('registerMobile');
  return {
    ...settings.registration,
    hintAge: settings.hintAge,
    minimumAge: agesOf(settings).enforced,
    types,
    // Without a password the code is all that proves whose number it is.
    smsVerification: flags.REGMOBVERF3 || (flags.MOBILENUMREG3 && !flags.MOBILENUMPASSREG3),
    mobilePassword: flags.MOBILENUMPASSREG3,
  };
}
