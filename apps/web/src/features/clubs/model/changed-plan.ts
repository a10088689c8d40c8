import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import { findChanges, requiresConfirmation } from '@azit/rules/club-change';
import { formatDetailDate, formatTwelveHour } from '@azit/rules/meeting-time';
import { clubChangedData } from '@azit/rules/notices/club-changed';
import { type NoticeSentence, noticeSentence } from '@azit/rules/notices/notice-sentence';
import { hoursText } from '#web/domain/meeting/hours-text.ts';
import { type ClubFormField, type ClubFormValues, toPlan } from './club-form.ts';

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

export type ReplacedTexts = Partial<Record<ClubFormField, string>>;

/** Uses the same function as the server, so that the form and the server find the same changes. */
function listChanges(before: ClubFormValues, after: ClubFormValues) {
  return findChanges(comparable(before), comparable(after));
}

function comparable(values: ClubFormValues) {
  return { ...toPlan(values), clubName: values.clubName.trim() };
}

/** Sends only changed fields, so that the server counts no other field as changed. */
export function changeBody(before: ClubFormValues, after: ClubFormValues): ChangeClubBody | null {
  const changes = listChanges(before, after);
  if (Object.keys(changes).length === 0) return null;
  const entries = Object.entries(toPlan(after)).filter(([field]) => field in changes);
  return { ...Object.fromEntries(entries), note: readNote(after) };
}

export function changeRequiresConfirmation(before: ClubFormValues, after: ClubFormValues): boolean {
  const changes = listChanges(before, after);
  return Object.keys(changes).length === 0 || requiresConfirmation(changes);
}

/** Uses the same function as the server, so that the preview equals the notice. */
export function changeSentence(
  before: ClubFormValues,
  after: ClubFormValues,
  needsConfirmation: boolean,
  now: Date,
): NoticeSentence {
  const data = {
    ...clubChangedData(comparable(before), comparable(after), readNote(after)),
    asks: needsConfirmation,
  };
  const { location } = toPlan(after);
  return noticeSentence({ kind: 'CLUB_CHANGED', data, location, count: 1, nickname: '' }, now);
}

export function replacedTexts(before: ClubFormValues, after: ClubFormValues, now: Date) {
  const changes = listChanges(before, after);
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
      return hoursText(before.durationMinutes);
    case 'isOnline':
      return before.isOnline === 'online' ? '온라인' : '만나서';
    case 'memberLimit':
      return `${before.memberLimit}명`;
    default:
      return String(before[field] || '없어요');
  }
}

function readNote({ changeNote }: ClubFormValues): string | null {
  return changeNote.trim() || null;
}
