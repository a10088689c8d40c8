import type { TestApp } from '#test/harness/test-app.ts';
import type { TestMember } from './member-factory.ts';

let sent = 0;

export function roomActs(server: TestApp, host: TestMember, clubId: number) {
  const club = `/api/clubs/${clubId}`;
  return {
    apply: ({ memberId, token }: TestMember) =>
      server.call({
        method: 'POST',
        url: `${club}/signups`,
        token,
        payload: { memberId, joinAnswer: '저요.' },
      }),
    accept: ({ memberId }: TestMember) =>
      server.call({
        method: 'PATCH',
        url: `${club}/signups/${memberId}`,
        token: host.token,
        payload: { status: 'CLUB_JOINED' },
      }),
    leave: ({ memberId, token }: TestMember) =>
      server.call({ method: 'DELETE', url: `${club}/signups/${memberId}`, token }),
    kick: ({ memberId }: TestMember) =>
      server.call({ method: 'PATCH', url: `${club}/kicks/${memberId}`, token: host.token }),
    withdraw: ({ memberId, token }: TestMember) =>
      server.call({ method: 'DELETE', url: `/api/members/${memberId}`, token }),
    send: (roomId: number, { token }: TestMember, kind: 'TEXT' | 'ANNOUNCEMENT' = 'TEXT') => {
      sent += 1;
      const payload = { clientId: `device-${sent}`, body: `글 ${sent}`, kind };
      return server.call({ method: 'POST', url: `/api/chats/${roomId}/messages`, token, payload });
    },
    remove: (roomId: number, { token }: TestMember, seq: number) =>
      server.call({ method: 'DELETE', url: `/api/chats/${roomId}/messages/${seq}`, token }),
    read: (roomId: number, { token }: TestMember, seq: number) =>
      server.call({
        method: 'PUT',
        url: `/api/chats/${roomId}/read`,
        token,
        payload: { seq },
      }),
    mute: (roomId: number, { token }: TestMember, muted: boolean) =>
      server.call({ method: 'PUT', url: `/api/chats/${roomId}/mute`, token, payload: { muted } }),
  };
}
