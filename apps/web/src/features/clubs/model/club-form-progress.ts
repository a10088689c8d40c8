import type { ClubFormField, ClubFormValues } from './club-form.ts';
import type { ClubFormErrors } from './club-form-errors.ts';

type Part = ClubFormField | 'image';

/** In the order of the form: what each part is called, and with which section it belongs. */
const parts: readonly { part: Part; name: string; section: number }[] = [
  { part: 'image', name: '사진', section: 1 },
  { part: 'clubName', name: '이름', section: 1 },
  { part: 'categorySmallId', name: '카테고리', section: 1 },
  { part: 'meetingDate', name: '날짜', section: 2 },
  { part: 'meetingTime', name: '시간', section: 2 },
  { part: 'location', name: '장소', section: 2 },
  { part: 'onlineLink', name: '온라인 링크', section: 2 },
  { part: 'fee', name: '참가비', section: 2 },
  { part: 'memberLimit', name: '인원', section: 3 },
  { part: 'birthYearMin', name: '나이', section: 3 },
  { part: 'birthYearMax', name: '나이', section: 3 },
  { part: 'clubInfo', name: '소개', section: 4 },
  { part: 'joinQuestion', name: '질문', section: 4 },
  { part: 'changeNote', name: '바꾸는 이유', section: 4 },
];

export const sectionCount = 4;
const namesShown = 3;

type FormState = { values: ClubFormValues; errors: ClubFormErrors; hasImage: boolean };

/**
 * What keeps the form from its preview: what is missing, as in `사진, 이름, 날짜 외 2가지`, and what
 * shows a value that is wrong; null where there is nothing. `finished` counts complete sections.
 */
export function clubFormProgress({ values, errors, hasImage }: FormState) {
  const open = parts.filter(({ part }) => (part === 'image' ? !hasImage : errors[part]));
  const isEmpty = (part: Part) => part === 'image' || values[part] === '';
  return {
    missing: namesOf(open.filter(({ part }) => isEmpty(part))),
    wrong: namesOf(open.filter(({ part }) => !isEmpty(part))),
    finished: sectionCount - new Set(open.map(({ section }) => section)).size,
  };
}

function namesOf(open: readonly { name: string }[]): string | null {
  const names = [...new Set(open.map(({ name }) => name))];
  if (names.length === 0) return null;
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` 외 ${rest}가지` : '');
}
