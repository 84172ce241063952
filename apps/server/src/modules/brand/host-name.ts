/** The name in a Host header: without port and final dot, in lower case; an IPv6 address keeps its brackets. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
