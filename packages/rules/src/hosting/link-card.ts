type CardClub = { clubName: string; category: string; area: string | null; isOnline: boolean };

/**
 * Messengers cache the first card forever, so it names neither the time nor the free seats. The
 * card is public, so it must not contain the address.
 */
export function linkCard({ clubName, category, area, isOnline }: CardClub) {
  const where = area ?? (isOnline ? '온라인' : '오프라인');
  return { title: `${clubName} · 아지트`, description: `${category} · ${where}` };
}
