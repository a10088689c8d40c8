import { CLUB_INFO_MAX, changeNote, JOIN_QUESTION_MAX } from '@azit/contract/clubs/club.field';
import { createClubData } from '@azit/contract/clubs/club.payload';
import { countCharacters } from '@azit/contract/field';
import { findMeetingError } from '@azit/rules/planned-meeting';
import * as z from 'zod/mini';
import { clubMessages } from '#web/domain/copy/club.ts';
import { type ClubFormField, type ClubFormValues, toNewClub } from './club-form.ts';

export type ClubFormErrors = Partial<Record<ClubFormField, string>>;

type Setting = {
  now: Date;
  shown?: readonly ClubFormField[] | undefined;
  /** A stored meeting time stays valid after it has passed: other fields may still change. */
  stored?: { meetingDate: string; meetingTime: string } | undefined;
};

export function clubFormErrors(values: ClubFormValues, setting: Setting): ClubFormErrors {
  const errors: ClubFormErrors = contractErrors(values);
  if (!values.noAgeLimit) {
    if (values.birthYearMin === '') errors.birthYearMin = '몇 년생부터인지 골라 주세요.';
    if (values.birthYearMax === '') errors.birthYearMax = '몇 년생까지인지 골라 주세요.';
  }
  const found = { ...errors, ...meetingErrors(values, setting), ...wordErrors(values) };
  const { shown } = setting;
  if (shown === undefined) return found;
  const isShown = ([field]: [string, string]) => shown.some((one) => one === field);
  return Object.fromEntries(Object.entries(found).filter(isShown));
}

export function clubFormRules(setting: Omit<Setting, 'now'>) {
  return z.custom<ClubFormValues>().check(({ value, issues }) => {
    const errors = clubFormErrors(value, { now: new Date(), ...setting });
    for (const [field, message] of Object.entries(errors)) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });
}

function contractErrors(values: ClubFormValues): ClubFormErrors {
  const parsed = createClubData.safeParse(toNewClub(values));
  const errors: ClubFormErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0];
    if (isField(field, values)) errors[field] ??= message;
  }
  return errors;
}

function meetingErrors(values: ClubFormValues, { now, stored }: Setting): ClubFormErrors {
  const { meetingDate, meetingTime } = values;
  if (meetingDate === '') {
    const time = meetingTime === '' ? { meetingTime: '시간을 골라 주세요.' } : {};
    return { meetingDate: '날짜를 골라 주세요.', ...time };
  }
  if (stored?.meetingDate === meetingDate && stored.meetingTime === meetingTime) return {};
  const error = findMeetingError({ meetingDate, meetingTime }, now);
  if (meetingTime === '' && error?.field !== 'meetingDate') {
    return { meetingTime: '시간을 골라 주세요.' };
  }
  return error ? { [error.field]: error.message } : {};
}

function wordErrors(values: ClubFormValues): ClubFormErrors {
  const errors: ClubFormErrors = {};
  const info = values.clubInfo.trim();
  const question = values.joinQuestion.trim();
  if (info === '') errors.clubInfo = '소개를 써 주세요.';
  else if (countCharacters(info) > CLUB_INFO_MAX) errors.clubInfo = clubMessages.introRule;
  if (question === '') errors.joinQuestion = '질문을 써 주세요.';
  else if (countCharacters(question) > JOIN_QUESTION_MAX) {
    errors.joinQuestion = clubMessages.questionRule;
  }
  const note = changeNote.safeParse(values.changeNote).error?.issues[0];
  if (note) errors.changeNote = note.message;
  // The contract checks the location only when all fields are valid, so check it here.
  if (values.isOnline === 'offline' && values.location.trim() === '') {
    errors.location = '모일 장소를 정해 주세요.';
  }
  return errors;
}

function isField(key: unknown, values: ClubFormValues): key is ClubFormField {
  return typeof key === 'string' && key in values;
}
