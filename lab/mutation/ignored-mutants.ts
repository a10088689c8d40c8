import type { IgnoredMutant } from './score.ts';

const rules = 'packages/rules/src';
const server = 'apps/server/src/modules';

const SAME_RESULT = 'the changed code gives the same result for every input';
const NULL_CHECK = 'only the compiler needs this check: comparing null with a date is never true';
const NARROWS = 'only the compiler needs this check: an earlier one implies it';
const NO_SUCH_VALUE = 'the compiler refuses the changed value';
const NO_DEFAULT = 'only the compiler needs this default: the value always exists';
const NOTHING_FOLLOWS = 'no landmark continues after such a number';
const DATABASE = 'needs a database: the API tests of seats cover it';

/**
 * Mutants that no test needs to detect, with the reason. `code` is a part of the mutated code or of
 * its line.
 */
export const ignoredMutants: readonly IgnoredMutant[] = [
  { file: `${rules}/club-eligibility.ts`, code: 'birthYearMin !== null', reason: NULL_CHECK },
  { file: `${rules}/crews/crew-days.ts`, code: 'own.invited_at !== null', reason: NULL_CHECK },
  { file: `${rules}/hosting/arrival.ts`, code: 'arrivedAt !== null', reason: NULL_CHECK },
  { file: `${rules}/hosting/seat-question.ts`, code: 'answeredAt !== null', reason: NULL_CHECK },
  { file: `${rules}/hosting/seat-question.ts`, code: 'changedAt > daily', reason: SAME_RESULT },
  { file: `${rules}/hosting/seat-deadlines.ts`, code: 'one < other', reason: SAME_RESULT },
  { file: `${rules}/crews/due-dates.ts`, code: 'earlier >= ahead', reason: SAME_RESULT },
  { file: `${rules}/crews/rhythm.ts`, code: 'from < startsOn', reason: SAME_RESULT },
  { file: `${rules}/areas/location-area.ts`, code: "first = ''", reason: SAME_RESULT },
  { file: `${rules}/areas/address-area.ts`, code: "word = ''", reason: NO_DEFAULT },
  { file: `${rules}/areas/address-area.ts`, code: 'const dong', reason: NOTHING_FOLLOWS },
  { file: `${rules}/areas/address-area.ts`, code: 'const street', reason: NOTHING_FOLLOWS },
  { file: `${rules}/areas/areas.ts`, code: "areaCode = ''", reason: NO_DEFAULT },
  { file: `${rules}/areas/areas.ts`, code: '(42|45)', reason: SAME_RESULT },
  { file: `${rules}/areas/areas.ts`, code: 'province === area.province', reason: SAME_RESULT },
  { file: `${rules}/areas/districts.ts`, code: "city = ''", reason: NO_DEFAULT },
  { file: `${rules}/areas/landmarks.ts`, code: "stem = ''", reason: NO_DEFAULT },
  { file: `${rules}/areas/provinces.ts`, code: "?? ''", reason: NO_DEFAULT },
  { file: `${rules}/areas/provinces.ts`, code: 'const SUFFIXES', reason: SAME_RESULT },
  { file: `${rules}/notices/crew-notice.ts`, code: 'dates = []', reason: SAME_RESULT },
  { file: `${rules}/notices/crew-notice.ts`, code: "'COHOST', '공동", reason: NO_SUCH_VALUE },
  { file: `${rules}/notices/crew-notice.ts`, code: 'data.dates?.length', reason: NARROWS },
  { file: `${rules}/notices/notice-sentence.ts`, code: 'meeting !== undefined', reason: NARROWS },
  { file: `${rules}/notices/notice-sentence.ts`, code: 'data.earlier?.', reason: NARROWS },
  { file: `${rules}/notices/attendance-notice.ts`, code: "= 'marked'", reason: SAME_RESULT },
  {
    file: `${rules}/members/own-meeting-order.ts`,
    code: 'untilStart(meeting) < 0',
    reason: SAME_RESULT,
  },
  { file: `${rules}/notices/quiet-hours.ts`, code: 'time < UNTIL ?', reason: SAME_RESULT },
  { file: `${rules}/search/jamo.ts`, code: 'one.length <= other.length', reason: SAME_RESULT },
  { file: `${rules}/search/jamo.ts`, code: 'same < shorter.length', reason: SAME_RESULT },
  { file: `${rules}/search/particles.ts`, code: "after: 'vowel' }", reason: NO_SUCH_VALUE },
  { file: `${rules}/search/read-keyword.ts`, code: 'keyword.split', reason: SAME_RESULT },
  {
    file: `${rules}/search/read-keyword.ts`,
    code: "typed.join(' ')",
    reason: 'no synonym of several words has Latin letters',
  },
  {
    file: `${server}/chats/push/chat-push.policy.ts`,
    code: 'noticeRules.CHAT.push',
    reason: 'chat pushes are on by default',
  },
  {
    file: `${server}/clubs/applications/application.policy.ts`,
    code: "'full'",
    reason: 'the last reason is also the fallback',
  },
  {
    file: `${server}/notices/deliveries/deliver-until.ts`,
    code: 'club.startsAt < stale',
    reason: SAME_RESULT,
  },
  { file: `${server}/clubs/seats/queue.ts`, code: 'selectQueue, {', reason: DATABASE },
  { file: `${server}/clubs/seats/queue.ts`, code: 'rows.filter(', reason: DATABASE },
];
