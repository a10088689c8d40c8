import type { Reply, Seen } from './api-peer.ts';
import { chatPage, sampleChat } from './sample-chats.ts';
import { hostedCrew } from './sample-crews.ts';
import { emptyPage, hostedByViewer, sampleClub, viewer } from './sample-replies.ts';

const shownClub = sampleClub({ ...hostedByViewer, clubId: 3, clubName: '아침 산책' });
export const shownCrew = hostedCrew();
export const shownPageInfo = { page: 1, size: 5, totalElements: 2, totalPages: 1 };

/** Answers the requests of lists and pages, which all show the same club and the same crew. */
export function replyToPages({ method, path }: Seen): Reply {
  if (path === '/api/clubs/3') return { json: { data: shownClub } };
  if (path === `/api/crews/${shownCrew.crewId}`) return { json: { data: shownCrew } };
  if (/^\/api\/members\/\d\/clubs\/\d/.test(path)) return { json: [] };
  if (path === '/api/members/7') return { json: { data: viewer } };
  if (path === '/api/members/8')
    return { json: { data: { ...viewer, memberId: 8, nickname: '여울' } } };
  if (/^\/api\/clubs\/(recommend|category|date|search)/.test(path))
    return { json: { data: [shownClub], pageInfo: shownPageInfo } };
  if (path.startsWith('/api/chats?')) return chatPage([sampleChat({ roomId: 5 })]);
  return method === 'GET' ? emptyPage : { status: 204 };
}
