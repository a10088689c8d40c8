import type { Examples } from './example.ts';
import { createPage } from './example.ts';
import { choco, chocoAccount, chocoIntro, mocha, sunnyIntro, sunnyProfile } from './people.ts';

const email = 'choco@azit.example';
const account = { nickname: '초코송이', email, password: 'azit1234!' };
const person = { gender: 'FEMALE', birthYear: '1996' } as const;
const profile = { aboutMe: '보드게임과 산책을 좋아해요.', categorySmallId: [16, 23] };
const ticket = 'q8Zk2Vd0sWm4';
const login = {
  memberId: choco.memberId,
  nickname: choco.nickname,
  email,
  profileUrl: choco.fileInfo.fileUrl,
  profileImageName: choco.fileInfo.fileName,
};

type Domain = 'auth' | 'oauth' | 'members' | 'reputation' | 'withdrawal' | 'follows' | 'blocks';

export const memberExamples: Pick<Examples, Domain> = {
  auth: {
    logIn: { body: { email, password: 'azit1234!' }, response: login },
    sendRecoveryCode: { body: { email } },
    recoverPassword: { body: { email, authNum: '483920' } },
    verifyPassword: { body: { password: 'azit1234!' } },
    changePassword: { body: { newPassword: 'walk2026!', newPasswordCheck: 'walk2026!' } },
  },
  oauth: {
    listProviders: { response: { data: [{ provider: 'kakao', label: '카카오' }] } },
    enter: { body: { code: 'b3Jkx9QmPz' }, response: login },
    getSignUp: { response: { data: { email } } },
    signUp: {
      body: { ticket, nickname: account.nickname, ...person },
      data: { ticket, nickname: account.nickname, ...person, ...profile },
      response: { data: chocoAccount },
    },
  },
  members: {
    check: { body: { nickname: account.nickname } },
    signUp: {
      body: { ...account, ...person },
      data: { ...account, passwordCheck: account.password, ...person, ...profile },
      response: { data: chocoAccount },
    },
    get: { response: { data: sunnyProfile } },
    edit: {
      body: { nickname: account.nickname, ...profile, areaCodes: ['11200'] },
      response: { data: chocoAccount },
    },
    changeImage: { response: { data: chocoAccount } },
  },
  reputation: {
    listEvents: {
      response: {
        ...createPage({
          eventId: 88,
          at: '2026-11-15T02:00:00.000Z',
          kind: 'REVIEW' as const,
          delta: 0.3,
          note: null,
          clubId: 7,
          clubName: '서울숲 아침 산책',
          reviewCount: 2,
          praise: 'MOOD_MAKER' as const,
          hoursBefore: null,
        }),
        summary: { reputation: 36.8, reviews: 0.3, attended: 0, slips: 0, attendedThisMonth: 1 },
      },
    },
  },
  withdrawal: {},
  follows: {
    getStatus: { response: { data: { result: true } } },
    follow: { response: { data: { followId: 52, followerId: 12, followeeId: 3 } } },
    listFollowing: { response: createPage({ followId: 52, matpal: true, followee: sunnyIntro }) },
    listFollowers: { response: createPage({ followId: 53, matpal: true, follower: chocoIntro }) },
  },
  blocks: {
    list: { response: createPage({ member: mocha, blockedAt: '2026-11-16T12:00:00.000Z' }) },
  },
};
