import type { GenderRestriction } from '@azit/contract/clubs/club.field';

export const joinMessages = {
  gender: (restriction: GenderRestriction) =>
    `${restriction === 'MALE_ONLY' ? '남성' : '여성'}만 참여할 수 있어요`,
} as const;
