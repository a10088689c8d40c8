import { httpGet, httpPost } from '../client/load.ts';
import type { BenchViewer } from './worlds/measured-server.ts';

const WORDS = ['보드게임', '서울', '러닝', '독서', '커피', '영화'];

export const REQUESTS_EACH = 10;

/** Returns the member whom the viewer follows with the last of these requests. */
export const findFollowed = (index: number) => 100 + ((index * 13) % 800);

export function mixedRequests(viewers: readonly BenchViewer[]): Buffer[] {
  return viewers.flatMap(({ memberId, token }, index) => {
    const clubId = 1 + ((index * 37) % 2_000);
    const other = findFollowed(index);
    const word = WORDS[index % WORDS.length] ?? '';
    return [
      httpGet(`/api/clubs/category?cl=${1 + (index % 7)}&page=${1 + (index % 4)}`),
      httpGet(`/api/clubs/recommend/${memberId}?page=1`, token),
      httpGet(`/api/clubs/date?days=${index % 7}&page=${1 + (index % 3)}`),
      httpGet(`/api/clubs/${clubId}`, token),
      httpGet(`/api/clubs/search?keyword=${word}&page=1`, token),
      httpGet(`/api/clubs/category?cl=${1 + ((index + 4) % 7)}&page=1`),
      httpGet(`/api/notices`, token),
      httpGet(`/api/clubs/date?days=${(index + 3) % 7}&page=1`),
      httpGet(`/api/members/${other}`, token),
      httpPost(`/api/members/${other}/follow`, {}, token),
    ];
  });
}
