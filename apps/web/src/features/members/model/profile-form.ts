import { areaCodes } from '@azit/contract/areas/area.field';
import {
  aboutMe,
  BIRTH_YEAR_MIN,
  birthYear,
  gender,
  interests,
  nickname,
  optionalAboutMe,
} from '@azit/contract/members/member.field';
import { refuseBirthYear } from '@azit/rules/members/sign-up-age';
import { seoulToday } from '@azit/rules/seoul-clock';
import * as z from 'zod/mini';
import { memberMessages } from '#web/domain/copy/member.ts';
import { filled } from '#web/forms/form-schema.ts';

const name = filled(memberMessages.nicknameRequired, nickname);

export const profileForm = z.object({
  nickname: name,
  aboutMe,
  birthYear,
  gender,
  categorySmallId: interests,
});
export type ProfileForm = z.infer<typeof profileForm>;

export const editForm = z.object({
  nickname: name,
  aboutMe: optionalAboutMe,
  categorySmallId: interests,
  areaCodes,
});
export type EditForm = z.infer<typeof editForm>;

const typedEdit = z.object({
  nickname: z.string(),
  aboutMe: z.string(),
  categorySmallId: z.array(z.int()),
  areaCodes: z.array(z.string()),
});

export function readEdit(stored: unknown): EditForm | undefined {
  return typedEdit.safeParse(stored).data;
}

export function thisYear(now: Date): string {
  return seoulToday(now).slice(0, 4);
}

export function birthYears(now: Date, minAge = 0): string[] {
  const latest = Number(thisYear(now)) - minAge;
  return Array.from({ length: latest - BIRTH_YEAR_MIN + 1 }, (_, back) => String(latest - back));
}

export function missingInProfile(
  profile: Pick<ProfileForm, 'aboutMe' | 'birthYear' | 'categorySmallId'>,
  hasImage: boolean,
  now: Date,
): string | undefined {
  if (!hasImage) return '프로필 사진을 골라 주세요.';
  if (!aboutMe.safeParse(profile.aboutMe).success) return '자기소개를 128자 안에서 써 주세요.';
  const refusedYear = refuseBirthYear(profile.birthYear, now);
  if (refusedYear !== undefined) return refusedYear;
  if (profile.categorySmallId.length === 0) return '관심사를 1개 이상 골라 주세요.';
  return undefined;
}
