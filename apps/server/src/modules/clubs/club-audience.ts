import { locationVisibilities } from '@azit/contract/clubs/club.field';
import { type Audience, audiences, mayKnowAddress } from '@azit/rules/club-visibility';

export function shownLocation(table: string, audience: string): string {
  const known = locationVisibilities.flatMap((visibility) =>
    audiences
      .filter((one) => mayKnowAddress(visibility, one))
      .map((one) => `('${visibility}', '${one}')`),
  );
  return `case when (${table}.location_visibility, ${audience}) in (${known.join(', ')})
    then ${table}.location else ${table}.area end`;
}

export function toAudience(application: { status: string } | undefined): Audience {
  return application?.status === 'CLUB_JOINED' ? 'joined' : 'member';
}
