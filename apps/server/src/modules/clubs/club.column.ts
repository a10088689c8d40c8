import type {
  ClubVisibility,
  GenderRestriction,
  LocationVisibility,
  RejectionReason,
} from '@azit/contract/clubs/club.field';
import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { Gender } from '@azit/contract/members/member.field';
import { type Column, text } from '#server/database/column.ts';

// CHECK constraints allow only the values of the contract in these columns, so reading them needs
// no check.
const { databaseTypes, isNullable } = text;

export const genderRestriction: Column<GenderRestriction> = { databaseTypes, isNullable };
export const locationVisibility: Column<LocationVisibility> = { databaseTypes, isNullable };
export const clubVisibility: Column<ClubVisibility> = { databaseTypes, isNullable };
export const absenceDecision: Column<'CAME' | 'ABSENT'> = { databaseTypes, isNullable };
export const rejectionReason: Column<RejectionReason> = { databaseTypes, isNullable };
export const applicationStatus: Column<ClubMemberStatus> = { databaseTypes, isNullable };
export const gender: Column<Gender> = { databaseTypes, isNullable };
