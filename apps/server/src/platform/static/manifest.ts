import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BootData } from './boot-data.ts';
import type { BootOf } from './pages.ts';

export const manifestName = 'manifest.webmanifest';

/** A resource of the brand of this type is the picture of its web app: a square of 512 pixels with a margin that may be cut away. */
const iconResource = 'WEB_APP_ICON';

interface Manifest {
  name: string;
  short_name: string;
  description: string;
  lang?: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type?: string; purpose: string }[];
  [other: string]: unknown;
}

/** Serves the web app's manifest in the name, colours and picture of the host's brand; the product's own where there is none. */
export function serveManifest(
  app: FastifyInstance,
  { siteFolder, bootOf }: { siteFolder: string; bootOf: BootOf },
): void {
  const file = path.join(siteFolder, manifestName);
  if (!existsSync(file)) return;
  const base = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  app.get(`/${manifestName}`, { config: { serves: 'files', rateLimit: false } }, async (request, reply) => {
    const data = await bootOf(request).catch(() => null);
    reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return reply.send(JSON.stringify(data ? manifestOf(base, data) : base));
  });
}

function manifestOf(base: Manifest, { whitelabel }: BootData): Manifest {
  const colour = whitelabel.themeColours.light.hero ?? base.theme_color;
  const added = whitelabel.info.resources.find(({ resourceType }) => resourceType === iconResource)?.url;
  const icon = added ?? (whitelabel.logo.sign || undefined);
  return {
    ...base,
    name: whitelabel.brandName,
    short_name: whitelabel.brandName,
    description: base.description.replaceAll(base.name, () => whitelabel.brandName),
    theme_color: colour,
    background_color: colour,
    icons:
      icon === undefined
        ? base.icons
        : ['any', 'maskable'].map((purpose) => ({ src: icon, sizes: '512x512', purpose })),
  };
}
