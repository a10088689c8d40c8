import { setTimeout as delay } from 'node:timers/promises';
import type { Watch } from '../../chaos/crowd.ts';
import { call } from '../../client/call.ts';
import { nextWeek } from '../../client/club-plan.ts';
import type { Member } from '../../client/member.ts';

const PAUSE_AFTER_FAILURE_MS = 50;

type Given = {
  member: Member;
  url: string;
  watch: Watch;
  pauseMs: number;
  clubIds: () => readonly number[];
};

export function startBrowsing({ member, url, watch, pauseMs, clubIds }: Given): {
  stop(): Promise<void>;
} {
  let isOver = false;

  function choosePath(round: number): string {
    const known = clubIds();
    const clubId = known[round % Math.max(known.length, 1)];
    const paths = [
      `/api/clubs/category?cl=2&page=${1 + (round % 3)}&size=5`,
      `/api/clubs/date?date=${nextWeek()}&page=1&size=5`,
      clubId === undefined ? '/api/categories/small' : `/api/clubs/${clubId}`,
      `/api/clubs/search?keyword=${encodeURIComponent('모임')}&page=1`,
      '/api/clubs/category?cl=2&page=1&size=5',
      '/api/notices?size=20',
      `/api/clubs/recommend/${member.memberId}?page=1&size=5`,
      `/api/members/${member.memberId}`,
      '/api/chats',
      '/images/default/banner.card.webp',
    ];
    return paths[round % paths.length] ?? '/readyz';
  }

  async function browse(): Promise<void> {
    for (let round = member.memberId; !isOver; round += 1) {
      const request = { method: 'GET', path: choosePath(round), token: member.token } as const;
      const reply = await call(url, request);
      watch(request, reply);
      await delay(reply.status === 0 || reply.status >= 500 ? PAUSE_AFTER_FAILURE_MS : pauseMs);
    }
  }

  const browsing = browse();
  return {
    stop: async () => {
      isOver = true;
      await browsing;
    },
  };
}
