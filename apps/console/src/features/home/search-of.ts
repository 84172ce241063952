/** An address of the console with its query, as the router takes it. */
export function searchOf(path: string): { to: string; search: Record<string, string> } {
  const [to = '/', query] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
