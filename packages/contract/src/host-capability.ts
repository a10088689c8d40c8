/** What a host may do. `packages/rules` decides which of these a co-host may do too. */
export type HostCapability =
  | 'editClub'
  | 'closeClub'
  | 'changeMeeting'
  | 'decideApplications'
  | 'removeFromClub'
  | 'takeAttendance'
  | 'announce'
  | 'invite'
  | 'planDates'
  | 'editCrew'
  | 'removeFromCrew'
  | 'assignRoles'
  | 'handOver'
  | 'endCrew';
