import type { GenderRestriction } from '@azit/contract/clubs/club.field';

export const joinMessages = {
  hosted: '내가 연 아지트예요',
  joined: '함께해요',
  waiting: '신청했어요',
  gender: (restriction: GenderRestriction) =>
    `${restriction === 'MALE_ONLY' ? '남성' : '여성'}만 참여할 수 있어요`,
  bornFrom: (year: string | null) => `${year}년생부터 참여할 수 있어요`,
  bornUntil: (year: string | null) => `${year}년생까지 참여할 수 있어요`,
} as const;
