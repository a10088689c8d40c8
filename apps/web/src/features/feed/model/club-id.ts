import type { ClubCard } from '@azit/contract/clubs/club.schema';

/** One function for all lists: a new one at every render would sort out their duplicates anew. */
export const clubIdOf = ({ clubId }: Pick<ClubCard, 'clubId'>): number => clubId;
