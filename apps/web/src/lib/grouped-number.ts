/** `1,234,567`. Without Intl, whose locale data take a phone 0.1 s to load. */
export function groupedNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
