import * as z from 'zod/mini';
import { text } from '../field.ts';

export const REPORT_REASON_MAX = 128;

export const clubReportCategories = [
  'ADVERTISEMENT_AND_SPAM',
  'INAPPROPRIATE_PARTICIPATION_FEE',
  'REQUEST_PERSONAL_CONTACT',
  'INVITING_OTHERS',
  'PARTICULAR_RELIGION_PROPAGATION',
  'ANTISOCIAL_CONTENT',
  'ETC',
] as const;
export type ClubReportCategory = (typeof clubReportCategories)[number];

export const memberReportCategories = [
  'BAD_LANGUAGE',
  'ADVERTISE',
  'PERSONAL_INFORMATION',
  'DISCRIMINATION',
  'ETC',
] as const;
export type MemberReportCategory = (typeof memberReportCategories)[number];

const CATEGORY_MESSAGE = '신고 항목을 골라 주세요.';
export const clubReportCategory = z.enum(clubReportCategories, CATEGORY_MESSAGE);
export const memberReportCategory = z.enum(memberReportCategories, CATEGORY_MESSAGE);

export const reportReason = z.nullish(
  text({ max: REPORT_REASON_MAX, multiline: true, message: '이유는 128자까지 쓸 수 있어요.' }),
);
