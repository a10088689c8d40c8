/**
 * This URL opens the Kakao Map app if it is installed, and needs neither an API key nor
 * coordinates.
 */
export function directionsUrl(destination: string): string {
  return `https://map.kakao.com/?eName=${encodeURIComponent(destination)}`;
}
