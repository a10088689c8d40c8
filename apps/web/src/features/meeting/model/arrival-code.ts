import { DOOR_CODE_LENGTH, DOOR_LETTERS } from '@azit/contract/clubs/arrival.schema';

export function readLetters(typed: string): string {
  const letters = [...typed.toUpperCase()].filter((letter) => DOOR_LETTERS.includes(letter));
  return letters.slice(0, DOOR_CODE_LENGTH).join('');
}

/** The QR code of the host's screen is a link to the arrival page with the code in its fragment. */
export function readScannedCode(text: string): string | null {
  const code = readLetters(/#code=([A-Z]{6})$/.exec(text)?.[1] ?? '');
  return code.length === DOOR_CODE_LENGTH ? code : null;
}

/** A Korean keyboard types Hangul, which no code contains. */
export function isHangul(typed: string): boolean {
  return /[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(typed);
}

const COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯'];

export function missingText(code: string): string {
  const count = COUNTS[DOOR_CODE_LENGTH - code.length];
  return count ? `${count} 글자를 더 써 주세요` : '';
}
