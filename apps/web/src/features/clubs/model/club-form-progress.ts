import type { ClubFormField } from './club-form.ts';
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
  { part: 'fee', name: '참가비', section: 2 },
  { part: 'memberLimit', name: '인원', section: 3 },
  { part: 'birthYearMin', name: '나이', section: 3 },
  { part: 'birthYearMax', name: '나이', section: 3 },
  { part: 'clubInfo', name: '소개', section: 4 },
  { part: 'joinQuestion', name: '질문', section: 4 },
];

export const sectionCount = 4;
const namesShown = 3;

function openParts(errors: ClubFormErrors, hasImage: boolean) {
  return parts.filter(({ part }) => (part === 'image' ? !hasImage : errors[part] !== undefined));
}

export function finishedSections(errors: ClubFormErrors, hasImage: boolean): number {
  const open = new Set(openParts(errors, hasImage).map(({ section }) => section));
  return sectionCount - open.size;
}

/** What is still missing, as in `사진, 이름, 날짜 외 2가지`; null when nothing is. */
export function missingParts(errors: ClubFormErrors, hasImage: boolean): string | null {
  const names = [...new Set(openParts(errors, hasImage).map(({ name }) => name))];
  if (names.length === 0) return null;
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` 외 ${rest}가지` : '');
}
