import type { CrewRole } from '@azit/contract/crews/crew.field';
import type { HostCapability } from '@azit/contract/host-capability';

const COHOST: readonly HostCapability[] = [
  'changeMeeting',
  'decideApplications',
  'takeAttendance',
  'announce',
  'invite',
  'planDates',
];

/** A host may do everything. A co-host helps with meetings, but does not end or hand over a crew. */
export function hasCapability(role: CrewRole | null, capability: HostCapability): boolean {
  return role === 'HOST' || (role === 'COHOST' && COHOST.includes(capability));
}
