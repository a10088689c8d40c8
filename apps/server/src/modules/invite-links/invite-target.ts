export type InviteTarget = { clubId: number } | { crewId: number };

export function targetColumns(target: InviteTarget) {
  return 'clubId' in target
    ? { club_id: target.clubId, crew_id: null }
    : { club_id: null, crew_id: target.crewId };
}
