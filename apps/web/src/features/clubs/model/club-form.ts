import { DEFAULT_SMALL_CATEGORY_ID } from '@azit/contract/categories/category.schema';
import {
  clubVisibility,
  DURATION_MINUTES_DEFAULT,
  durationMinutes,
  genderRestriction,
  isOnline,
  locationVisibility,
  MEMBER_LIMIT_MAX,
  MEMBER_LIMIT_MIN,
} from '@azit/contract/clubs/club.field';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lockableFields } from '@azit/rules/club-edit-lock';
import * as z from 'zod/mini';
import { isRecord } from '#web/lib/is-record.ts';
import { formatFee, parseFee } from './fee-text.ts';

const words = z.catch(z.string(), '');

const clubFormSchema = z.object({
  clubName: words,
  categorySmallId: z.catch(z.int(), DEFAULT_SMALL_CATEGORY_ID),
  meetingDate: words,
  meetingTime: words,
  durationMinutes: z.catch(durationMinutes, DURATION_MINUTES_DEFAULT),
  isOnline: z.catch(isOnline, 'offline'),
  location: words,
  /**
   * Set by the address search. If the host then edits the location, the area is not sent, because
   * it may be wrong.
   */
  areaCode: words,
  areaLocation: words,
  locationVisibility: z.catch(locationVisibility, 'ALL'),
  onlineLink: words,
  bringAlong: words,
  fee: words,
  visibility: z.catch(clubVisibility, 'LISTED'),
  memberLimit: z.catch(
    z.int().check(z.minimum(MEMBER_LIMIT_MIN), z.maximum(MEMBER_LIMIT_MAX)),
    MEMBER_LIMIT_MIN,
  ),
  genderRestriction: z.catch(genderRestriction, 'ALL'),
  noAgeLimit: z.catch(z.boolean(), true),
  birthYearMin: words,
  birthYearMax: words,
  clubInfo: words,
  joinQuestion: words,
  againOf: z.catch(z.nullable(z.int()), null),
  tellEarlier: z.catch(z.boolean(), false),
  changeNote: words,
});
export type ClubFormValues = z.infer<typeof clubFormSchema>;
export type ClubFormField = keyof ClubFormValues;
export const clubFormFields = z.keyof(clubFormSchema).options;

export const emptyClubForm: ClubFormValues = clubFormSchema.parse({});

export function readClubForm(stored: unknown): ClubFormValues {
  return clubFormSchema.parse(isRecord(stored) ? { ...stored } : {});
}

export function isUntouched(values: ClubFormValues, blank: ClubFormValues): boolean {
  return JSON.stringify(readClubForm(values)) === JSON.stringify(readClubForm(blank));
}

export function toClubForm(club: ClubDetail): ClubFormValues {
  return {
    clubName: club.clubName,
    categorySmallId: club.categorySmall.categorySmallId,
    meetingDate: club.meetingDate,
    meetingTime: club.meetingTime.slice(0, 5),
    durationMinutes: club.durationMinutes,
    isOnline: club.isOnline,
    location: club.location ?? '',
    areaCode: '',
    areaLocation: '',
    locationVisibility: club.locationVisibility,
    onlineLink: club.onlineLink ?? '',
    bringAlong: club.bringAlong ?? '',
    fee: formatFee(String(club.fee)),
    visibility: club.visibility ?? 'LISTED',
    memberLimit: club.memberLimit,
    genderRestriction: club.genderRestriction,
    noAgeLimit: club.birthYearMin === null && club.birthYearMax === null,
    birthYearMin: club.birthYearMin ?? '',
    birthYearMax: club.birthYearMax ?? '',
    clubInfo: club.clubInfo,
    joinQuestion: club.joinQuestion,
    againOf: null,
    tellEarlier: false,
    changeNote: '',
  };
}

/**
 * The form does not show locked fields, so outdated values of a draft would be sent unnoticed. Take
 * these fields from the club instead.
 */
export function restoreLockedFields(values: ClubFormValues, club: ClubDetail): ClubFormValues {
  const stored = toClubForm(club);
  const locked = Object.fromEntries(lockableFields.map((field) => [field, stored[field]]));
  return { ...values, ...locked };
}

export function toReopenedForm(club: ClubDetail): ClubFormValues {
  return { ...toClubForm(club), meetingDate: '', againOf: club.clubId, tellEarlier: true };
}

export function toPlan(values: ClubFormValues) {
  const online = values.isOnline === 'online';
  const location = online ? null : values.location.trim() || null;
  const isAreaKnown = values.areaCode !== '' && location === values.areaLocation;
  return {
    clubName: values.clubName,
    clubInfo: values.clubInfo,
    memberLimit: values.memberLimit,
    meetingDate: values.meetingDate,
    meetingTime: values.meetingTime,
    durationMinutes: values.durationMinutes,
    fee: parseFee(values.fee),
    genderRestriction: values.genderRestriction,
    birthYearMin: values.noAgeLimit ? null : values.birthYearMin || null,
    birthYearMax: values.noAgeLimit ? null : values.birthYearMax || null,
    isOnline: values.isOnline,
    location,
    ...(isAreaKnown && { areaCode: values.areaCode }),
    locationVisibility: values.locationVisibility,
    onlineLink: online ? values.onlineLink.trim() || null : null,
    bringAlong: values.bringAlong.trim() || null,
    visibility: values.visibility,
  };
}

export function toNewClub(values: ClubFormValues) {
  const { categorySmallId, joinQuestion, againOf, tellEarlier } = values;
  const again = againOf === null ? {} : { againOf, tellEarlier, admitEarlier: tellEarlier };
  return { ...toPlan(values), categorySmallId, joinQuestion, ...again };
}
