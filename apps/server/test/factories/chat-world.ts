import { randomUUID } from 'node:crypto';
import type { Message } from '@azit/contract/chats/chat.schema';
import type { Context } from '#server/context.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import { addClubMember, createClub } from './club-factory.ts';
import { insertRow } from './insert-row.ts';
import { createMember, type TestMember } from './member-factory.ts';
import { getRoomId } from './room-rows.ts';

type Sending = { clientId?: string; kind?: 'TEXT' | 'ANNOUNCEMENT'; roomId?: number };

export type ClubRoom = {
  roomId: number;
  clubId: number;
  host: TestMember;
  joined: TestMember;
  other: TestMember;
};

type ClubTime = { meetingDate?: string; meetingTime?: string };

export function chatWorld(getServer: () => TestApp) {
  const messagesPath = (roomId: number) => `/api/chats/${roomId}/messages`;
  return {
    createRoom: (club: ClubTime = {}) => createRoom(getServer().context, club),
    createPair: () => createPair(getServer().context),
    send: (roomId: number, { token }: TestMember, body: string, sending: Sending = {}) => {
      const { clientId = randomUUID(), kind } = sending;
      const payload = { clientId, body, ...(kind && { kind }) };
      return getServer().call({ method: 'POST', url: messagesPath(roomId), token, payload });
    },
    sendPicture: async (
      roomId: number,
      { token }: TestMember,
      { clientId = randomUUID() as string, image = undefined as Buffer | undefined } = {},
    ) => {
      const form = await multipartForm(image ?? (await smallImage()), { clientId });
      return getServer().call({ method: 'POST', url: messagesPath(roomId), token, ...form });
    },
    list: (roomId: number, { token }: TestMember, query = '') =>
      getServer().call({ method: 'GET', url: `${messagesPath(roomId)}${query}`, token }),
    read: async (roomId: number, { token }: TestMember, query = ''): Promise<Message[]> => {
      const url = `${messagesPath(roomId)}${query}`;
      const reply = await getServer().call({ method: 'GET', url, token });
      if (reply.statusCode !== 200) throw new Error(`reading replied ${reply.statusCode}`);
      return reply.json().data;
    },
    remove: (roomId: number, { token }: TestMember, seq: number) =>
      getServer().call({ method: 'DELETE', url: `${messagesPath(roomId)}/${seq}`, token }),
    report: (roomId: number, { token }: TestMember, seq: number, payload: object = {}) =>
      getServer().call({
        method: 'POST',
        url: `${messagesPath(roomId)}/${seq}/reports`,
        token,
        payload: { reportCategory: 'BAD_LANGUAGE', reportReason: '욕을 했어요.', ...payload },
      }),
  };
}

async function createRoom(context: Context, club: ClubTime): Promise<ClubRoom> {
  const [host, joined, other] = [
    await createMember(context),
    await createMember(context),
    await createMember(context),
  ];
  const clubId = await createClub(context, { hostId: host.memberId, ...club });
  await addClubMember(context, clubId, joined.memberId, 'CLUB_JOINED');
  await addClubMember(context, clubId, other.memberId, 'CLUB_JOINED');
  return { roomId: await getRoomId(context, clubId), clubId, host, joined, other };
}

async function createPair(context: Context) {
  const { database, clock } = context;
  const [one, two] = [await createMember(context), await createMember(context)];
  for (const [follower, followee] of [
    [one, two],
    [two, one],
  ] as const) {
    await insertRow(database, 'follows', {
      follower_id: follower.memberId,
      followee_id: followee.memberId,
    });
  }
  const room = await insertRow(database, 'chat_rooms', {
    pair_key: [one.memberId, two.memberId].toSorted((a, b) => a - b).join(':'),
    last_message_at: clock.now(),
    created_at: clock.now(),
  });
  const roomId = Number(room.room_id);
  for (const { memberId } of [one, two]) {
    const own = { room_id: roomId, member_id: memberId, joined_seq: 0, read_seq: 0 };
    await insertRow(database, 'chat_members', own);
  }
  return { roomId, one, two };
}
