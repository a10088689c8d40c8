/** Calendar apps subscribe to `webcal:`; a server that does not know its own address sends a path. */
export function subscriptionAddress(url: string, origin: string): string {
  return new URL(url, origin).href.replace(/^https?:/, 'webcal:');
}
