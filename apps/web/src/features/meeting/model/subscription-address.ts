/**
 * Returns a webcal URL for calendar apps. `url` is only a path if the server has no configured host
 * name.
 */
export function subscriptionAddress(url: string, origin: string): string {
  return new URL(url, origin).href.replace(/^https?:/, 'webcal:');
}

export function googleAddress(address: string): string {
  return `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: address })}`;
}
