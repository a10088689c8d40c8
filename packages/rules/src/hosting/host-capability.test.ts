import { describe, expect, test } from 'vitest';
import { hasCapability } from './host-capability.ts';

describe('capabilities of hosts', () => {
  test.each([
    'changeMeeting',
    'decideApplications',
    'takeAttendance',
    'announce',
    'invite',
    'planDates',
  ] as const)('a co-host has the capability %s', (capability) => {
    expect(hasCapability('COHOST', capability)).toBe(true);
  });

  test.each([
    'editClub',
    'closeClub',
    'removeFromClub',
    'editCrew',
    'removeFromCrew',
    'assignRoles',
    'handOver',
    'endCrew',
  ] as const)('the host alone has the capability %s', (capability) => {
    expect(hasCapability('HOST', capability)).toBe(true);
    expect(hasCapability('COHOST', capability)).toBe(false);
  });

  test('a member and a stranger have no capability', () => {
    expect(hasCapability('MEMBER', 'announce')).toBe(false);
    expect(hasCapability(null, 'announce')).toBe(false);
  });
});
