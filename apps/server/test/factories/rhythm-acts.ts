import { send } from './crew-factory.ts';
import type { TestCrew } from './crew-world.ts';

export const latePlan = {
  meetingTime: '21:00',
  durationMinutes: 120,
  isOnline: 'offline',
  location: '서울 마포구 독막로 7',
  memberLimit: 8,
  fee: 0,
};

/** The host moves the crew to another weekday, together with its open meetings. */
export function changeRhythm({ host, crewId }: TestCrew, weekday: number, plan?: object) {
  return send(host, 'PUT', `/api/crews/${crewId}/rhythm`, {
    rhythm: { every: 'WEEKLY', weekday },
    applyToOpenDates: true,
    ...(plan && { plan }),
  });
}

export function openDate({ host, crewId }: TestCrew, meetingDate: string) {
  return send(host, 'POST', `/api/crews/${crewId}/dates`, { meetingDate });
}
