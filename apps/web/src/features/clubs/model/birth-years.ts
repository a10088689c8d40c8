import { CLUB_BIRTH_YEAR_MAX, CLUB_BIRTH_YEAR_MIN } from '@azit/contract/clubs/club.field';

export function minYearOptions(chosenMax: string) {
  return yearOptions(CLUB_BIRTH_YEAR_MIN, Number(chosenMax) || CLUB_BIRTH_YEAR_MAX);
}

export function maxYearOptions(chosenMin: string) {
  return yearOptions(Number(chosenMin) || CLUB_BIRTH_YEAR_MIN, CLUB_BIRTH_YEAR_MAX);
}

function yearOptions(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const year = String(from + index);
    return { value: year, label: `${year}년` };
  });
}
