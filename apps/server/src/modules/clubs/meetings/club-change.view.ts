import type { ClubChange } from '@azit/contract/clubs/club.schema';
import type { ChangedFields } from '@azit/rules/club-change';
import { locationArea } from '@azit/rules/location-area';
import type { ClubChangeRow } from './club-change.repository.ts';

/** Of a location that the viewer may not know, its area is told. */
export function toClubChange(change: ClubChangeRow, knowsAddress: boolean): ClubChange {
  const all: ChangedFields = JSON.parse(change.fields);
  const { location, ...others } = all;
  const fields =
    location === undefined || knowsAddress
      ? all
      : { ...others, location: { from: areaOf(location.from), to: areaOf(location.to) } };
  return { changedAt: change.changed_at.toISOString(), note: change.note, fields };
}

function areaOf(location: string | number | null): string | null {
  return typeof location === 'string' ? locationArea(location) : null;
}
