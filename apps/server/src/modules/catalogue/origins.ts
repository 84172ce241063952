const plainHost = /^https?:\/\/(?:[a-z\d._-]+|\[[a-f\d:]+\])(?::\d+)?$/;

/** The origin of an http or https address whose host can stand in a policy of pages; null for every other text. */
export function plainOriginOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return plainHost.test(origin) ? origin : null;
}
