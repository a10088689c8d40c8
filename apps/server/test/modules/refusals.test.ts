import { expect, test } from 'vitest';
import * as auth from '#server/modules/auth/auth.refusal.ts';
import { messageNotFound, roomClosed } from '#server/modules/chats/messages/message.refusal.ts';
import { applicationNotFound } from '#server/modules/clubs/applications/application.refusal.ts';
import { clubNotFound } from '#server/modules/clubs/club.refusal.ts';
import * as crews from '#server/modules/crews/crew.refusal.ts';
import * as members from '#server/modules/members/member.refusal.ts';
import { memberNotFound, type Refusal } from '#server/runtime/refusal.ts';

const noon = new Date('2026-11-15T12:00:00+09:00');
const inMinutes = (count: number) => new Date(noon.getTime() + count * 60_000);

const refusals: [number, string, Refusal][] = [
  [401, 'LOGIN_FAILED', auth.loginFailed()],
  [403, 'MEMBER_SUSPENDED', auth.memberSuspended()],
  [403, 'TEMPORARY_PASSWORD_EXPIRED', auth.temporaryPasswordExpired()],
  [401, 'TOKEN_INVALID', auth.tokenInvalid()],
  [400, 'PASSWORD_MISMATCH', auth.passwordMismatch()],
  [403, 'PASSWORD_CHECK_REQUIRED', auth.passwordCheckRequired()],
  [404, 'MEMBER_NOT_FOUND', auth.noSuchAccount()],
  [429, 'CODE_MAIL_LIMIT', auth.codeMailLimit(inMinutes(1), noon)],
  [404, 'CODE_MISMATCH', auth.codeMismatch()],
  [404, 'MESSAGE_NOT_FOUND', messageNotFound()],
  [409, 'ROOM_CLOSED', roomClosed({ clubId: 7, crewId: null })],
  [404, 'SIGNUP_NOT_FOUND', applicationNotFound()],
  [404, 'CLUB_NOT_FOUND', clubNotFound()],
  [404, 'CREW_NOT_FOUND', crews.crewNotFound()],
  [410, 'INVITE_ENDED', crews.invitationEnded()],
  [409, 'TOO_MANY_COHOSTS', crews.tooManyCohosts()],
  [422, 'HOST_CANNOT_LEAVE', crews.hostStays('먼저 호스트를 넘겨 주세요.')],
  [404, 'MEMBER_NOT_FOUND', memberNotFound()],
  [403, 'PROFILE_INCOMPLETE', members.profileIncomplete()],
  [404, 'NICKNAME_TAKEN', members.nicknameTaken(404)],
  [409, 'NICKNAME_TAKEN', members.nicknameTaken(409)],
  [404, 'EMAIL_TAKEN', members.emailTaken(404)],
  [409, 'EMAIL_TAKEN', members.emailTaken(409)],
];

test.each(refusals)(
  'a refusal with status %i and code %s has a polite Korean sentence',
  (status, code, refusal) => {
    expect(refusal).toMatchObject({ status, code });
    expect(refusal.message).toMatch(/^[가-힣\d].*요\.$/);
  },
);

test('a wrong password marks the password field with the sentence of the refusal', () => {
  const { message, fieldErrors } = auth.passwordMismatch();
  expect(fieldErrors).toEqual([{ field: 'password', message }]);
});

test.each([
  [0.5, 30, '30초'],
  [1, 60, '1분'],
  [119.5, 7170, '120분'],
  [120, 7200, '120분'],
  [121, 7260, '3시간'],
  [-1, 1, '1초'],
])(
  'a code limit that ends in %d minutes says to retry after %i seconds: %s',
  (minutes, retryAfterSeconds, wait) => {
    const refusal = auth.codeMailLimit(inMinutes(minutes), noon);
    expect(refusal.retryAfterSeconds).toBe(retryAfterSeconds);
    expect(refusal.message).toContain(` ${wait} 뒤에 다시 시도해 주세요.`);
  },
);

test.each([
  ['a club', { clubId: 7, crewId: null }, '지난 모임이라 읽을 수만 있어요.'],
  ['a crew', { clubId: null, crewId: 3 }, '크루가 끝나 읽을 수만 있어요.'],
  ['two members', { clubId: null, crewId: null }, '지금은 메시지를 보낼 수 없는 상대예요.'],
])('the closed room of %s says why nobody can write', (_room, subject, message) => {
  expect(roomClosed(subject).message).toBe(message);
});
