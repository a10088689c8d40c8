type CardClub = { clubName: string; category: string; area: string | null; isOnline: boolean };

/**
 * Messengers show this card to anyone and cache it forever, so it contains no address, no time and
 * no free seats.
 */
export function linkCard({ clubName, category, area, isOnline }: CardClub) {
  const where = area ?? (isOnline ? '온라인' : '오프라인');
  return { title: `${clubName} · 아지트`, description: `${category} · ${where}` };
}
