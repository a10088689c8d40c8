import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';

export const activityFilters = ['all', 'applied', 'joined', 'closed'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

export type ActivityCard = ClubParticipation & { isClosed: boolean };

export type ActivityView = {
  filter: ActivityFilter;
  hostedOnly: boolean;
  /** Ids in the closed list; empty on another member's page, where it may not be requested. */
  closedIds: ReadonlySet<number>;
};

/**
 * Entries of the closed list are closed and no longer count as joined. A finished or cancelled club
 * shows as closed also on another member's page and to undecided applicants; an ongoing one does
 * not.
 */
export function activityCards(
  items: readonly ClubParticipation[],
  { filter, hostedOnly, closedIds }: ActivityView,
): ActivityCard[] {
  return items
    .filter(({ clubMemberId }) => filter !== 'joined' || !closedIds.has(clubMemberId))
    .filter(({ isHost }) => !hostedOnly || isHost)
    .map((item) => ({
      ...item,
      isClosed:
        filter === 'closed' ||
        closedIds.has(item.clubMemberId) ||
        ['over', 'cancelled'].includes(item.clubInfoResponse.phase),
    }));
}

export function isActivityFilter(value: string | null): value is ActivityFilter {
  return activityFilters.some((filter) => filter === value);
}
