import { expect, test } from 'vitest';
import { birthYears, editForm, missingInProfile, profileForm } from './profile-form.ts';
import { startingProfile } from './starting-profile.ts';

const newYearsEve = new Date('2026-12-31T15:30:00Z');

// covers S5.15 (docs/coverage-statements.md)
test('the birth years are listed from the current year in Seoul down to 1950', () => {
  const years = birthYears(newYearsEve);
  expect([years[0], years.at(-1), years.length]).toEqual(['2027', '1950', 78]);
});

const empty = { nickname: '', email: '', aboutMe: '', birthYear: '', categorySmallId: [] };

// covers S5.15 (docs/coverage-statements.md)
test('sign-up step two starts with the draft values or with the current year and MALE', () => {
  const start = startingProfile({ ...empty, gender: 'MALE' }, newYearsEve);
  expect(start).toMatchObject({ birthYear: '2027', gender: 'MALE' });
  const again = startingProfile({ ...empty, gender: 'FEMALE', birthYear: '1994' }, newYearsEve);
  expect(again).toMatchObject({ birthYear: '1994', gender: 'FEMALE' });
});

test.each([
  [{ aboutMe: '안녕', categorySmallId: [1] }, false, '프로필 사진을 골라 주세요.'],
  [{ aboutMe: '', categorySmallId: [1] }, true, '자기소개를 128자 안에서 써 주세요.'],
  [{ aboutMe: '  \n', categorySmallId: [1] }, true, '자기소개를 128자 안에서 써 주세요.'],
  [{ aboutMe: '가'.repeat(129), categorySmallId: [1] }, true, '자기소개를 128자 안에서 써 주세요.'],
  [
    { aboutMe: '안녕', birthYear: '2027', categorySmallId: [1] },
    true,
    '태어난 해를 아직 고르지 않았어요. 태어난 해를 골라 주세요.',
  ],
  [
    { aboutMe: '안녕', birthYear: '2014', categorySmallId: [1] },
    true,
    '만 14세부터 가입할 수 있어요.',
  ],
  [{ aboutMe: '안녕', categorySmallId: [] }, true, '관심사를 1개 이상 골라 주세요.'],
  [{ aboutMe: '가'.repeat(128), categorySmallId: [1] }, true, undefined],
])('a profile with %j (picture chosen: %s) has the error: %s', (profile, hasImage, missing) => {
  const requested = { birthYear: '1994', ...profile };
  expect(missingInProfile(requested, hasImage, newYearsEve)).toBe(missing);
});

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
const profile = {
  nickname: '초코',
  aboutMe: '안녕',
  birthYear: '1994',
  gender: 'MALE' as const,
  categorySmallId: twelve,
};

test.each([
  ['categorySmallId', [...twelve, 13], '관심사는 12개까지 고를 수 있어요.'],
  ['aboutMe', '가'.repeat(129), '자기소개를 1~128자로 써 주세요.'],
  ['birthYear', '1949', '태어난 해를 골라 주세요.'],
])('the profile field %s beyond its limit is refused', (field, value, message) => {
  expect(profileForm.safeParse(profile).success).toBe(true);
  const { error } = profileForm.safeParse({ ...profile, [field]: value });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('an edited profile requires no introduction but limits its length', () => {
  expect(editForm.safeParse({ ...profile, aboutMe: '', areaCodes: [] }).success).toBe(true);
  const { error } = editForm.safeParse({ ...profile, aboutMe: '가'.repeat(129), areaCodes: [] });
  expect(error?.issues[0]?.message).toBe('자기소개를 128자 안에서 써 주세요.');
});

test('an edited profile requires a nickname', () => {
  const { error } = editForm.safeParse({ ...profile, nickname: '' });
  expect(error?.issues[0]?.message).toBe('닉네임을 입력해 주세요.');
});
