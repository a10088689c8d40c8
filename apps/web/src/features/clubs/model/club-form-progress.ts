import type { ClubFormField, ClubFormValues } from './club-form.ts';
import type { ClubFormErrors } from './club-form-errors.ts';

type Part = ClubFormField | 'image';
type Unchecked =
  | 'durationMinutes'
  | 'isOnline'
  | 'areaCode'
  | 'areaLocation'
  | 'locationVisibility'
  | 'genderRestriction'
  | 'noAgeLimit'
  | 'againOf'
  | 'tellEarlier';
type CheckedPart = Exclude<Part, Unchecked>;

const parts: Readonly<Record<CheckedPart, readonly [name: string, section: number]>> = {
  image: ['사진', 1],
  clubName: ['이름', 1],
  categorySmallId: ['카테고리', 1],
  meetingDate: ['날짜', 2],
  meetingTime: ['시간', 2],
  location: ['장소', 2],
  onlineLink: ['온라인 링크', 2],
  fee: ['참가비', 2],
  memberLimit: ['인원', 3],
  birthYearMin: ['나이', 3],
  birthYearMax: ['나이', 3],
  clubInfo: ['소개', 4],
  bringAlong: ['준비물', 4],
  joinQuestion: ['질문', 4],
  changeNote: ['바꾸는 이유', 4],
};
const checkedParts = Object.keys(parts) as CheckedPart[];

export const sectionCount = 4;
const namesShown = 3;

type FormState = { values: ClubFormValues; errors: ClubFormErrors; hasImage: boolean };

export function clubFormProgress({ values, errors, hasImage }: FormState) {
  const open = checkedParts.filter((part) => (part === 'image' ? !hasImage : errors[part]));
  const isEmpty = (part: CheckedPart) => part === 'image' || values[part] === '';
  return {
    missing: listNames(open.filter(isEmpty)),
    wrong: listNames(open.filter((part) => !isEmpty(part))),
    finished: sectionCount - new Set(open.map((part) => parts[part][1])).size,
  };
}

function listNames(open: readonly CheckedPart[]): string | null {
  const names = [...new Set(open.map((part) => parts[part][0]))];
  if (names.length === 0) return null;
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` 외 ${rest}가지` : '');
}
