import type {
  MemberIntro,
  MemberSummary,
  OwnMember,
  VisibleMember,
} from '../src/members/member.schema.ts';

const profileUrl = '/images/member_profile';

export const sunny: MemberSummary = {
  memberId: 3,
  nickname: '햇살좋은날',
  fileInfo: { fileUrl: profileUrl, fileName: 'k3v9x2m1.webp' },
};
export const choco: MemberSummary = {
  memberId: 12,
  nickname: '초코송이',
  fileInfo: { fileUrl: profileUrl, fileName: 'p7w4c8t0.webp' },
};
export const mocha: MemberSummary = {
  memberId: 21,
  nickname: '모카한잔',
  fileInfo: { fileUrl: '/images/default', fileName: 'profile.webp' },
};

export const sunnyIntro: MemberIntro = { ...sunny, aboutMe: '주말마다 한강을 걸어요.' };
export const chocoIntro: MemberIntro = { ...choco, aboutMe: '보드게임과 산책을 좋아해요.' };
export const host = { ...sunny, reputation: 38.2 };

export const chocoAccount: OwnMember = {
  ...chocoIntro,
  reputation: 36.8,
  following: 4,
  follower: 7,
  categorySmallIdList: [16, 23],
  email: 'choco@azit.example',
  gender: 'FEMALE',
  birthYear: '1996',
  areaCodes: ['11200'],
  isProfileComplete: true,
};

export const sunnyProfile: VisibleMember = {
  ...sunnyIntro,
  reputation: 38.2,
  following: 9,
  follower: 15,
  categorySmallIdList: [12, 23, 33],
  meetingCount: 12,
  topPraise: 'KEEP_ON_TIME',
};
