import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import { findChanges, requiresConfirmation } from '@azit/rules/club-change';
import { formatDetailDate, formatTwelveHour } from '@azit/rules/meeting-time';
import { clubChangedData } from '@azit/rules/notices/club-changed';
import { type NoticeSentence, noticeSentence } from '@azit/rules/notices/notice-sentence';
import { type ClubFormField, type ClubFormValues, planOf } from './club-form.ts';
import { lengthLabel } from './meeting-length.ts';

/** The fields of the page that changes a plan. */
export const changeFields: readonly ClubFormField[] = [
  'meetingDate',
  'meetingTime',
  'durationMinutes',
  'isOnline',
  'location',
  'onlineLink',
  'clubName',
  'memberLimit',
  'changeNote',
];

/** What is told of the stored plan beside each field that differs from it. */
export type ReplacedTexts = Partial<Record<ClubFormField, string>>;

/** The fields that differ, as the server counts them. */
function changesOf(before: ClubFormValues, after: ClubFormValues) {
  return findChanges(comparable(before), comparable(after));
}

function comparable(values: ClubFormValues) {
  return { ...planOf(values), clubName: values.clubName.trim() };
}

/** What is sent: only what differs, so that nothing else counts as changed; null where nothing does. */
export function changeBody(before: ClubFormValues, after: ClubFormValues): ChangeClubBody | null {
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return null;
  const entries = Object.entries(planOf(after)).filter(([field]) => field in changes);
  return { ...Object.fromEntries(entries), note: noteOf(after) };
}

/** Whether the joined members are asked again; as long as nothing differs they would be. */
export function changeAsks(before: ClubFormValues, after: ClubFormValues): boolean {
  const changes = changesOf(before, after);
  return Object.keys(changes).length === 0 || requiresConfirmation(changes);
}

/** The sentence that everyone who is asked again gets, made by the function that makes it there. */
export function changeSentence(
  before: ClubFormValues,
  after: ClubFormValues,
  asks: boolean,
  now: Date,
): NoticeSentence {
  const data = { ...clubChangedData(comparable(before), comparable(after), noteOf(after)), asks };
  return noticeSentence({ kind: 'CLUB_CHANGED', data, count: 1, nickname: '' }, now);
}

export function replacedTexts(before: ClubFormValues, after: ClubFormValues, now: Date) {
  const changes = changesOf(before, after);
  const texts: ReplacedTexts = {};
  for (const field of changeFields) {
    if (field in changes) texts[field] = `지금은 ${storedText(field, before, now)}`;
  }
  return texts;
}

function storedText(field: ClubFormField, before: ClubFormValues, now: Date): string {
  switch (field) {
    case 'meetingDate':
      return formatDetailDate(before.meetingDate, now);
    case 'meetingTime':
      return formatTwelveHour(before.meetingTime);
    case 'durationMinutes':
      return lengthLabel(before.durationMinutes);
    case 'isOnline':
      return before.isOnline === 'online' ? '온라인' : '만나서';
    case 'memberLimit':
      return `${before.memberLimit}명`;
    default:
      return String(before[field] || '없어요');
  }
}

function noteOf({ changeNote }: ClubFormValues): string | null {
  return changeNote.trim() || null;
}
