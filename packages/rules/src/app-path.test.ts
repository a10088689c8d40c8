import { expect, test } from 'vitest';
import { appPaths } from './app-path.ts';

test('the addresses in links that were sent earlier stay the same', () => {
  expect(appPaths).toEqual({
    login: '/login',
    oauth: '/oauth',
    clubDetail: '/azit/detail',
    clubInvitation: '/azit/invite',
    crew: '/crew',
    clubMembers: '/azit/member',
    reviewCreate: '/review/create',
    rooms: '/chat',
    room: '/chat/detail',
    share: '/chat/share',
    notices: '/notice',
    unsubscribe: '/notice/unsubscribe',
    answer: '/notice/answer',
    answerLink: '/answer',
    ownProfile: '/userpage/me',
    memberProfile: '/userpage',
    memberFollows: '/userpage/followcheck',
  });
});
