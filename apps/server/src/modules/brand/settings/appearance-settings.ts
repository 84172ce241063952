import { picturesPath } from '@baize/contract';
import * as z from 'zod/mini';
import { defaultColours, type ThemeName, unreadablePairs } from './theme-colours.ts';

const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'colour_format'));

/** Colours of one theme: known tokens only, and none that leaves text or an edge hard to see. */
function coloursOf(theme: ThemeName) {
  const tokens = Object.keys(defaultColours[theme]);
  const shape = Object.fromEntries(tokens.map((token) => [token, z.optional(hexColour)]));
  return z.prefault(
    z.pipe(
      z.strictObject(shape),
      z.transform((chosen: Record<string, string | undefined>, context) => {
        const colours = Object.fromEntries(
          Object.entries(chosen).flatMap(([token, colour]) => (colour === undefined ? [] : [[token, colour]])),
        );
        for (const { token, on, ratio, min } of unreadablePairs(theme, colours)) {
          const message = `contrast of ${token} on ${on} is ${ratio}, at least ${min} is needed`;
          context.issues.push({ code: 'custom', message, input: colours, path: [token], params: { contrast: min } });
        }
        return colours;
      }),
    ),
    {},
  );
}

/** A picture that staff added, or one that comes with the product. */
const logoPicture = z._default(
  z
    .string()
    .check(
      z.regex(
        new RegExp(
          `^(${picturesPath}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.webp|/art/brand/[a-z0-9-]+\\.(svg|webp|png))?$`,
        ),
        'field_format',
      ),
    ),
  '',
);

const named = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  sample: z._default(z.boolean(), false),
});

/** How a brand looks, beside the pictures of its content. */
export const appearanceSettings = {
  themeColours: z.prefault(z.strictObject({ light: coloursOf('light'), dark: coloursOf('dark') }), {}),
  /** Lettering stands on the header's ground, which is dark in both themes; without one the brand's name stands there. */
  logo: z.prefault(z.strictObject({ lettering: logoPicture, sign: logoPicture }), {}),
  cockfightInHeader: z._default(z.boolean(), false),
  /** Without a pool the slot lobby shows an amount made from the time, marked as a demo. */
  jackpotDemo: z._default(z.boolean(), false),
  jackpotLabel: z._default(z.string().check(z.maxLength(40)), ''),
  paymentMethods: z._default(z.array(named).check(z.maxLength(20)), []),
};
