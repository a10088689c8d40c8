import type { Overview, OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { phaseStatuses } from '@azit/rules/club-phase';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { sampleClub } from './sample-replies.ts';

export function sampleMeeting(parts: Partial<OwnMeeting> = {}): OwnMeeting {
  return {
    ...sampleClub({
      meetingDate: '2026-11-15',
      meetingTime: '20:30:00',
      durationMinutes: 120,
      clubStatus: phaseStatuses[parts.phase ?? 'open'],
    }),
    onlineLink: null,
    roomId: 31,
    confirmation: null,
    ...parts,
  };
}

export function meetingFromNow(minutes: number, parts: Partial<OwnMeeting> = {}): OwnMeeting {
  const start = new Date(Date.now() + minutes * 60_000);
  const phase = minutes > 0 ? 'open' : 'ongoing';
  const begins = { meetingDate: seoulToday(start), meetingTime: seoulTimeOfDay(start) };
  return sampleMeeting({ phase, ...begins, ...parts });
}

export function sampleOverview(parts: Partial<Overview> = {}): { data: Overview } {
  return {
    data: {
      meetings: [],
      waiting: { count: 0, clubs: [] },
      reviews: { count: 0, clubs: [] },
      ...parts,
    },
  };
}
