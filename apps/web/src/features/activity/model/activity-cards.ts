import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';

export const activityFilters = ['all', 'applied', 'joined', 'closed'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

export type ActivityCard = ClubParticipation & { isClosed: boolean };

export type ActivityView = {
  filter: ActivityFilter;
  hostedOnly: boolean;
  /** Empty on another member's page: only the owner may request the list of closed clubs. */
  closedIds: ReadonlySet<number>;
};

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

export type ActivitySections = {
  upcoming: ActivityCard[];
  past: (ActivityCard | ClubParticipation)[];
};

/**
 * `ended` contains rejected applications and clubs that removed the member. They count as past even
 * if the meeting is still ahead.
 */
export function activitySections(
  cards: readonly ActivityCard[],
  ended: readonly ClubParticipation[],
): ActivitySections {
  const nearestFirst = (one: ClubParticipation, other: ClubParticipation) =>
    startText(one).localeCompare(startText(other));
  return {
    upcoming: cards.filter(({ isClosed }) => !isClosed).sort(nearestFirst),
    past: [...cards.filter(({ isClosed }) => isClosed), ...ended].sort((one, other) =>
      nearestFirst(other, one),
    ),
  };
}

function startText({ clubInfoResponse }: ClubParticipation): string {
  return `${clubInfoResponse.meetingDate} ${clubInfoResponse.meetingTime}`;
}

export function isActivityFilter(value: string | null): value is ActivityFilter {
  return activityFilters.some((filter) => filter === value);
}
