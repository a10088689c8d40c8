import type { ClubFormField, ClubFormValues } from './club-form.ts';
import type { ClubFormErrors } from './club-form-errors.ts';

type Part = ClubFormField | 'image';

/** Every part in the order of the form; null for parts that are never missing or wrong. */
const parts: Readonly<Record<Part, { name: string; section: number } | null>> = {
  image: { name: '사진', section: 1 },
  clubName: { name: '이름', section: 1 },
  categorySmallId: { name: '카테고리', section: 1 },
  meetingDate: { name: '날짜', section: 2 },
  meetingTime: { name: '시간', section: 2 },
  durationMinutes: null,
  isOnline: null,
  location: { name: '장소', section: 2 },
  areaCode: null,
  areaLocation: null,
  locationVisibility: null,
  onlineLink: { name: '온라인 링크', section: 2 },
  fee: { name: '참가비', section: 2 },
  memberLimit: { name: '인원', section: 3 },
  genderRestriction: null,
  noAgeLimit: null,
  birthYearMin: { name: '나이', section: 3 },
  birthYearMax: { name: '나이', section: 3 },
  clubInfo: { name: '소개', section: 4 },
  bringAlong: { name: '준비물', section: 4 },
  joinQuestion: { name: '질문', section: 4 },
  againOf: null,
  tellEarlier: null,
  changeNote: { name: '바꾸는 이유', section: 4 },
};
const checkedParts = (Object.keys(parts) as Part[]).flatMap((part) => {
  const texts = parts[part];
  return texts === null ? [] : [{ part, ...texts }];
});

export const sectionCount = 4;
const namesShown = 3;

type FormState = { values: ClubFormValues; errors: ClubFormErrors; hasImage: boolean };

/**
 * What blocks the preview: missing parts, as in `사진, 이름, 날짜 외 2가지`, and invalid values; null if
 * nothing does. `finished` counts complete sections.
 */
export function clubFormProgress({ values, errors, hasImage }: FormState) {
  const open = checkedParts.filter(({ part }) => (part === 'image' ? !hasImage : errors[part]));
  const isEmpty = (part: Part) => part === 'image' || values[part] === '';
  return {
    missing: listNames(open.filter(({ part }) => isEmpty(part))),
    wrong: listNames(open.filter(({ part }) => !isEmpty(part))),
    finished: sectionCount - new Set(open.map(({ section }) => section)).size,
  };
}

function listNames(open: readonly { name: string }[]): string | null {
  const names = [...new Set(open.map(({ name }) => name))];
  if (names.length === 0) return null;
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` 외 ${rest}가지` : '');
}
