import type { GenderRestriction } from '@azit/contract/clubs/club.field';
import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { Gender } from '@azit/contract/members/member.field';
import { type Column, text } from '#server/database/column.ts';

// The checks of the schema allow these columns nothing but the words of the contract.
const { databaseTypes, isNullable } = text;

export const genderRestriction: Column<GenderRestriction> = { databaseTypes, isNullable };
export const applicationStatus: Column<ClubMemberStatus> = { databaseTypes, isNullable };
export const gender: Column<Gender> = { databaseTypes, isNullable };
