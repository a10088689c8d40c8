import type { ClubChange } from '@azit/contract/clubs/club.schema';
import { locationArea } from '@azit/rules/areas/location-area';
import type { ChangedFields } from '@azit/rules/club-change';
import type { ClubChangeRow } from './club-change.repository.ts';

export function toClubChange(change: ClubChangeRow, knowsAddress: boolean): ClubChange {
  const all: ChangedFields = JSON.parse(change.fields);
  const { location, ...others } = all;
  const fields =
    location === undefined || knowsAddress
      ? all
      : { ...others, location: { from: toArea(location.from), to: toArea(location.to) } };
  return { changedAt: change.changed_at.toISOString(), note: change.note, fields };
}

function toArea(location: string | number | null): string | null {
  return typeof location === 'string' ? locationArea(location) : null;
}
