import { DEFAULT_SMALL_CATEGORY_ID } from '@azit/contract/categories/category.schema';
import {
  genderRestriction,
  isOnline,
  MEMBER_LIMIT_MAX,
  MEMBER_LIMIT_MIN,
} from '@azit/contract/clubs/club.field';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import * as z from 'zod/mini';
import { isRecord } from '#web/api/error.ts';
import { feeOf, formatFee } from './fee-text.ts';

const words = z.catch(z.string(), '');

/** The form as it is typed; also how a draft is read back, whatever has become of it. */
const clubFormSchema = z.object({
  clubName: words,
  categorySmallId: z.catch(z.int(), DEFAULT_SMALL_CATEGORY_ID),
  meetingDate: words,
  meetingTime: words,
  isOnline: z.catch(isOnline, 'offline'),
  location: words,
  fee: words,
  memberLimit: z.catch(
    z.int().check(z.minimum(MEMBER_LIMIT_MIN), z.maximum(MEMBER_LIMIT_MAX)),
    MEMBER_LIMIT_MIN,
  ),
  genderRestriction: z.catch(genderRestriction, 'ALL'),
  noAgeLimit: z.catch(z.boolean(), false),
  birthYearMin: words,
  birthYearMax: words,
  clubInfo: words,
  joinQuestion: words,
});
export type ClubFormValues = z.infer<typeof clubFormSchema>;
export type ClubFormField = keyof ClubFormValues;
export const clubFormFields = z.keyof(clubFormSchema).options;

export const emptyClubForm: ClubFormValues = clubFormSchema.parse({});

export function readClubForm(stored: unknown): ClubFormValues {
  return clubFormSchema.parse(isRecord(stored) ? { ...stored } : {});
}

export function isUntouched(values: ClubFormValues): boolean {
  return JSON.stringify(readClubForm(values)) === JSON.stringify(emptyClubForm);
}

export function formOfClub(club: ClubDetail): ClubFormValues {
  return {
    clubName: club.clubName,
    categorySmallId: club.categorySmall.categorySmallId,
    meetingDate: club.meetingDate,
    meetingTime: club.meetingTime.slice(0, 5),
    isOnline: club.isOnline,
    location: club.location ?? '',
    fee: formatFee(String(club.fee)),
    memberLimit: club.memberLimit,
    genderRestriction: club.genderRestriction,
    noAgeLimit: club.birthYearMin === null && club.birthYearMax === null,
    birthYearMin: club.birthYearMin ?? '',
    birthYearMax: club.birthYearMax ?? '',
    clubInfo: club.clubInfo,
    joinQuestion: club.joinQuestion,
  };
}

/** What both creating and editing send. */
export function planOf(values: ClubFormValues) {
  const online = values.isOnline === 'online';
  return {
    clubName: values.clubName,
    clubInfo: values.clubInfo,
    memberLimit: values.memberLimit,
    meetingDate: values.meetingDate,
    meetingTime: values.meetingTime,
    fee: feeOf(values.fee),
    genderRestriction: values.genderRestriction,
    birthYearMin: values.noAgeLimit ? null : values.birthYearMin || null,
    birthYearMax: values.noAgeLimit ? null : values.birthYearMax || null,
    isOnline: values.isOnline,
    location: online ? null : values.location.trim() || null,
  };
}
