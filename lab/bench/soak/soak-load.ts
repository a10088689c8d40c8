import { call, pick } from '../../client/call.ts';
import { clubPlan } from '../../client/club-plan.ts';
import { httpGet, httpPost, httpSend, jsonContent } from '../../client/load.ts';
import { form } from '../../client/member.ts';
import type { BenchRoom } from '../chat/chat-world.ts';
import { findFollowed, mixedRequests, REQUESTS_EACH } from '../mixed-requests.ts';
import type { BenchViewer } from '../worlds/log-in-viewers.ts';

const CLUBS = 20;
/** An application is cancelled after this many further applications. */
const CANCELLED_AFTER = 50;
const UPLOAD_EVERY = 10;

export async function openClubs(url: string, viewers: readonly BenchViewer[]): Promise<number[]> {
  const opened = viewers.slice(0, CLUBS).map(async ({ memberId, token }) => {
    const body = form(clubPlan(`모임 ${memberId}`));
    const reply = await call(url, { method: 'POST', path: '/api/clubs', token, body });
    const clubId = pick(reply.body, 'data', 'clubId');
    if (typeof clubId !== 'number') throw new Error(`a new club was answered ${reply.status}`);
    return clubId;
  });
  return Promise.all(opened);
}

type Given = {
  viewers: readonly BenchViewer[];
  rooms: readonly BenchRoom[];
  clubIds: readonly number[];
  picture: { type: string; bytes: Buffer };
};

/** Makes one request after another. Of each 40 requests, 32 are the same as in bench:overload. */
export function soakRequests(given: Given): () => Buffer {
  const { viewers, rooms, clubIds, picture } = given;
  const mixed = mixedTurns(viewers);
  const run = Date.now().toString(36);
  const others = viewers.slice(CLUBS);
  let nth = -1;

  function inRoom(index: number): { roomId: number; token: string } {
    const room = rooms[index % rooms.length];
    const memberId = room?.memberIds[index % (room.memberIds.length || 1)] ?? 1;
    return { roomId: room?.roomId ?? 0, token: viewers[memberId - 1]?.token ?? '' };
  }

  function chat(index: number, part: number): Buffer {
    const { roomId, token } = inRoom(index);
    if (part === 0) {
      return httpSend('PUT', `/api/chats/${roomId}/read`, token, jsonContent({ seq: index }));
    }
    if (part === 1) return httpGet(`/api/chats/${roomId}/messages`, token);
    const clientId = `soak-${run}-${nth}`;
    return httpPost(
      `/api/chats/${roomId}/messages`,
      { clientId, body: '여섯 시에 만나요.' },
      token,
    );
  }

  function application(index: number, method: 'POST' | 'DELETE'): Buffer {
    const { memberId, token } = others[index % others.length] ?? { memberId: 0, token: '' };
    const path = `/api/clubs/${clubIds[index % clubIds.length]}/signups`;
    return method === 'POST'
      ? httpPost(path, { joinAnswer: '좋아요' }, token)
      : httpSend('DELETE', `${path}/${memberId}`, token);
  }

  function profile(index: number): Buffer {
    const { memberId, token } = viewers[(index * 7) % viewers.length] ?? { memberId: 0, token: '' };
    const path = `/api/members/${memberId}`;
    if (index % UPLOAD_EVERY === 0) return httpSend('POST', path, token, picture);
    return httpGet('/api/chats', token);
  }

  return () => {
    nth += 1;
    const turn = Math.floor(nth / 40);
    const part = nth % 40;
    if (part < 32) return mixed(turn * 32 + part);
    if (part < 36) return chat(turn * 4 + part, part - 32);
    if (part === 36) return application(turn, 'POST');
    if (part === 37) return application(Math.max(0, turn - CANCELLED_AFTER), 'DELETE');
    return profile(turn * 2 + part);
  };
}

/** Follows a member in one cycle and unfollows in the next: following twice would be refused. */
function mixedTurns(viewers: readonly BenchViewer[]): (count: number) => Buffer {
  const mixed = mixedRequests(viewers);
  return (count) => {
    const at = count % mixed.length;
    const isFollow = at % REQUESTS_EACH === REQUESTS_EACH - 1;
    if (!isFollow || Math.floor(count / mixed.length) % 2 === 0)
      return mixed[at] ?? Buffer.alloc(0);
    const index = Math.floor(at / REQUESTS_EACH);
    const path = `/api/members/${findFollowed(index)}/unfollow`;
    return httpPost(path, {}, viewers[index]?.token ?? '');
  };
}
