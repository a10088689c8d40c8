import { describe, expect, it } from 'vitest';
import { type ClubFormValues, emptyClubForm, isUntouched, readClubForm } from './club-form.ts';
import { clubFormErrors } from './club-form-errors.ts';

const now = new Date('2026-11-02T05:00:00Z');
const complete: ClubFormValues = {
  ...emptyClubForm,
  clubName: '성수 볼더링',
  meetingDate: '2026-11-21',
  meetingTime: '14:00',
  location: '서울 성동구 연무장길 7',
  fee: '15,000',
  noAgeLimit: true,
  clubInfo: '처음이어도 괜찮아요.',
  joinQuestion: '몇 번 해 봤나요?',
};
const fields = (change: Partial<ClubFormValues>) =>
  Object.keys(clubFormErrors({ ...complete, ...change }, { now })).sort();

describe('the limits of the club form', () => {
  // covers S5.7 (docs/coverage-statements.md)
  it.each<[string, Partial<ClubFormValues>, string[]]>([
    ['complete', {}, []],
    ['name of 1', { clubName: '볼' }, ['clubName']],
    ['name of 2', { clubName: '볼링' }, []],
    ['name of 24', { clubName: '가'.repeat(24) }, []],
    ['name of 25', { clubName: '가'.repeat(25) }, ['clubName']],
    ['name of 24 pictures of two units', { clubName: '🧗'.repeat(24) }, []],
    ['intro empty', { clubInfo: ' ' }, ['clubInfo']],
    ['intro of 128', { clubInfo: '가'.repeat(128) }, []],
    ['intro of 129', { clubInfo: '가'.repeat(129) }, ['clubInfo']],
    ['question of 24', { joinQuestion: '가'.repeat(24) }, []],
    ['question of 25', { joinQuestion: '가'.repeat(25) }, ['joinQuestion']],
    ['fee empty, which is free', { fee: '' }, []],
    ['free', { fee: '0' }, []],
    ['fee at the limit', { fee: '10,000,000' }, []],
    ['fee over the limit', { fee: '10,000,001' }, ['fee']],
    ['yesterday', { meetingDate: '2026-11-01' }, ['meetingDate']],
    ['today, later', { meetingDate: '2026-11-02', meetingTime: '14:01' }, []],
    ['today, now', { meetingDate: '2026-11-02', meetingTime: '14:00' }, ['meetingTime']],
    ['no date', { meetingDate: '' }, ['meetingDate']],
    ['no time', { meetingTime: '' }, ['meetingTime']],
    ['no age limit chosen', { noAgeLimit: false }, ['birthYearMax', 'birthYearMin']],
    ['one year', { noAgeLimit: false, birthYearMin: '1990' }, ['birthYearMax']],
    ['both years', { noAgeLimit: false, birthYearMin: '1990', birthYearMax: '1990' }, []],
    ['offline without a location', { location: ' ' }, ['location']],
    ['online without a location', { isOnline: 'online', location: '' }, []],
    ['online with a link', { isOnline: 'online', onlineLink: 'https://meet.kr/1' }, []],
    ['a link without https', { isOnline: 'online', onlineLink: 'http://a.kr' }, ['onlineLink']],
    ['an invalid link in an offline club', { onlineLink: 'http://a.kr' }, []],
    ['note of 129', { changeNote: '가'.repeat(129) }, ['changeNote']],
    ['location of 101', { location: '가'.repeat(101) }, ['location']],
  ])('the form with %s has errors at the fields $2', (_, change, expected) => {
    expect(fields(change)).toEqual(expected);
  });

  it('an empty intro has the error that it is required, a long intro names the limit', () => {
    const empty = clubFormErrors({ ...complete, clubInfo: '' }, { now });
    const long = clubFormErrors({ ...complete, clubInfo: '가'.repeat(129) }, { now });
    expect(empty.clubInfo).toBe('소개를 써 주세요.');
    expect(long.clubInfo).toBe('소개는 128자까지 쓸 수 있어요.');
  });

  // covers S4.19 (docs/coverage-statements.md)
  it('an empty form has an error for every required field', () => {
    expect(Object.keys(clubFormErrors(emptyClubForm, { now })).sort()).toEqual([
      'clubInfo',
      'clubName',
      'joinQuestion',
      'location',
      'meetingDate',
      'meetingTime',
    ]);
  });

  it('the stored meeting time is valid even in the past; any other past time is not', () => {
    const stored = { meetingDate: '2026-11-01', meetingTime: '14:00' };
    expect(clubFormErrors({ ...complete, ...stored }, { now, stored })).toEqual({});
    const moved = clubFormErrors({ ...complete, ...stored, meetingTime: '15:00' }, { now, stored });
    expect(Object.keys(moved)).toEqual(['meetingDate']);
  });
});

// covers S2.31 (docs/coverage-statements.md)
it('a new club form has the defaults: offline, three people, any gender and any age', () => {
  expect(emptyClubForm).toMatchObject({
    isOnline: 'offline',
    categorySmallId: 1,
    memberLimit: 3,
    genderRestriction: 'ALL',
    noAgeLimit: true,
  });
});

describe('a restored club draft', () => {
  it('a draft is restored with its valid values and defaults for the rest', () => {
    const read = readClubForm({ clubName: '볼더링', memberLimit: 99, isOnline: true, extra: 1 });
    expect(read).toEqual({ ...emptyClubForm, clubName: '볼더링' });
  });

  // covers S2.31 (docs/coverage-statements.md)
  it.each([[null], ['x'], [[]]])(
    'the unreadable draft %j is restored as an empty form',
    (stored) => {
      expect(isUntouched(readClubForm(stored), emptyClubForm)).toBe(true);
    },
  );
});
