import { planCrew } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { newCrew } from '#test/factories/crew-factory.ts';
import { server } from '#test/harness/server-test.ts';
import { fullDate } from './crew-of-crowd.ts';
import type { Crowd } from './crowd.ts';
import { type Operation, send } from './operations.ts';

const url = ({ crewId }: Crowd, rest: string) => `/api/crews/${crewId}${rest}`;

/** Confirms the attendance first, because only people who are known to have come may be invited. */
async function inviteMet(crowd: Crowd): Promise<number> {
  const { host, other, pastClubId } = crowd;
  await send(host, 'PUT', `/api/clubs/${pastClubId}/attendance`, { absent: [] });
  return send(host, 'POST', url(crowd, '/invitations'), { memberIds: [other.memberId] });
}

async function openCrew({ host, other, joined, pastClubId }: Crowd): Promise<number> {
  await send(host, 'PUT', `/api/clubs/${pastClubId}/attendance`, { absent: [] });
  return send(host, 'POST', '/api/crews', {
    ...newCrew,
    name: '목요일엔 산책',
    rhythm: { every: 'WEEKLY', weekday: 4 },
    fromClubId: pastClubId,
    memberIds: [other.memberId, joined.memberId],
  });
}

export const crewOperations: Readonly<Record<string, Operation>> = {
  'opening a crew': openCrew,
  'joining a crew': async (crowd) => {
    await inviteMet(crowd);
    return send(crowd.other, 'PUT', url(crowd, '/membership'), { joining: true });
  },
  'leaving a crew': (crowd) =>
    send(crowd.fan, 'DELETE', url(crowd, `/members/${crowd.fan.memberId}`)),
  'removal from a crew': (crowd) => {
    const member = url(crowd, `/members/${crowd.joined.memberId}`);
    return send(crowd.host, 'DELETE', member, { reason: 'DIRECTION' });
  },
  'hand-over of a crew': (crowd) => {
    const request = url(crowd, `/handovers/${crowd.joined.memberId}`);
    return send(crowd.joined, 'PUT', request, { accepting: true });
  },
  'end of a crew': (crowd) => send(crowd.host, 'DELETE', url(crowd, '')),
  'change of a rhythm': (crowd) =>
    send(crowd.host, 'PUT', url(crowd, '/rhythm'), {
      rhythm: { every: 'WEEKLY', weekday: 5 },
      applyToOpenDates: true,
    }),
  'skip of a date': (crowd) => send(crowd.host, 'DELETE', url(crowd, `/dates/${fullDate}`)),
  'planning of missing dates': async ({ crewId }) => {
    await planCrew(server.context, crewId);
    return 200;
  },
  'answer that takes a seat': ({ fan, freeDateId }) =>
    send(fan, 'PUT', `/api/clubs/${freeDateId}/answer`, { going: true }),
  'answer that passes a seat on': ({ fan, fullDateId }) =>
    send(fan, 'PUT', `/api/clubs/${fullDateId}/answer`, { going: false }),
};
