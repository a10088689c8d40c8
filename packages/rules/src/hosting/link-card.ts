type CardClub = { clubName: string; category: string; area: string | null; isOnline: boolean };

/** Public and cached by messengers forever: no address, no time, no free seats. */
export function linkCard({ clubName, category, area, isOnline }: CardClub) {
  const where = area ?? (isOnline ? '온라인' : '오프라인');
  return { title: `${clubName} · 아지트`, description: `${category} · ${where}` };
}
