/** Calendar apps subscribe to `webcal:`; a server without a known host sends a path. */
export function subscriptionAddress(url: string, origin: string): string {
  return new URL(url, origin).href.replace(/^https?:/, 'webcal:');
}
