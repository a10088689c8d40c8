import type { ClubFormField, ClubFormValues } from './club-form.ts';
import type { ClubFormErrors } from './club-form-errors.ts';

type Part = ClubFormField | 'image';
type Unchecked =
  | 'durationMinutes'
  | 'isOnline'
  | 'areaCode'
  | 'areaLocation'
  | 'locationVisibility'
  | 'visibility'
  | 'genderRestriction'
  | 'noAgeLimit'
  | 'againOf'
  | 'tellEarlier';
export type CheckedPart = Exclude<Part, Unchecked>;

type PartTexts = readonly [name: string, section: number, object: string, verb: string];

const parts: Readonly<Record<CheckedPart, PartTexts>> = {
  image: ['사진', 1, '사진을', '고르면'],
  clubName: ['이름', 1, '이름을', '쓰면'],
  categorySmallId: ['카테고리', 1, '카테고리를', '고르면'],
  meetingDate: ['날짜', 2, '날짜를', '고르면'],
  meetingTime: ['시간', 2, '시간을', '고르면'],
  location: ['장소', 2, '장소를', '고르면'],
  onlineLink: ['온라인 링크', 2, '온라인 링크를', '쓰면'],
  fee: ['참가비', 2, '참가비를', '쓰면'],
  memberLimit: ['인원', 3, '인원을', '고르면'],
  birthYearMin: ['나이', 3, '나이를', '고르면'],
  birthYearMax: ['나이', 3, '나이를', '고르면'],
  clubInfo: ['소개', 4, '소개를', '쓰면'],
  bringAlong: ['준비물', 4, '준비물을', '쓰면'],
  joinQuestion: ['질문', 4, '질문을', '쓰면'],
  changeNote: ['바꾸는 이유', 4, '이유를', '쓰면'],
};
const checkedParts = Object.keys(parts) as CheckedPart[];

export const sectionCount = 4;
const namesShown = 3;

type FormState = { values: ClubFormValues; errors: ClubFormErrors; hasImage: boolean };

export function clubFormProgress({ values, errors, hasImage }: FormState) {
  const open = checkedParts.filter((part) => (part === 'image' ? !hasImage : errors[part]));
  const isEmpty = (part: CheckedPart) => part === 'image' || values[part] === '';
  const [first] = open;
  return {
    first,
    remaining: new Set(open.map((part) => parts[part][0])).size,
    advice: first && describePart(first, isEmpty(first)),
    missing: listNames(open.filter(isEmpty)),
    wrong: listNames(open.filter((part) => !isEmpty(part))),
    finished: sectionCount - new Set(open.map((part) => parts[part][1])).size,
  };
}

function describePart(part: CheckedPart, isEmpty: boolean): string {
  const [, , object, verb] = parts[part];
  return `${object} ${isEmpty ? verb : '고치면'}`;
}

function listNames(open: readonly CheckedPart[]): string | null {
  const names = [...new Set(open.map((part) => parts[part][0]))];
  if (names.length === 0) return null;
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` 외 ${rest}가지` : '');
}
