import { expect, test } from 'vitest';
import { missingText, readLetters, readScannedCode } from './arrival-code.ts';

test.for([
  ['ktm', 'KTM'],
  ['k-t m1', 'KTM'],
  ['iloqA', 'A'],
  ['KTMWRHX', 'KTMWRH'],
  ['ㅏㅅ', ''],
] as const)('the typed text %s becomes the letters %s', ([typed, letters]) => {
  expect(readLetters(typed)).toBe(letters);
});

test.for([
  ['https://azit.example/azit/door/7#code=KTMWRH', 'KTMWRH'],
  ['#code=KTMWRH', 'KTMWRH'],
  ['https://azit.example/azit/door/7#code=KTMWR', null],
  ['https://azit.example/azit/door/7#code=KTMWRI', null],
  ['https://azit.example/', null],
] as const)('the scanned text %s holds the code %s', ([text, code]) => {
  expect(readScannedCode(text)).toBe(code);
});

test.for([
  ['', '여섯 글자를 더 써 주세요'],
  ['KTM', '세 글자를 더 써 주세요'],
  ['KTMWR', '한 글자를 더 써 주세요'],
  ['KTMWRH', ''],
] as const)('after the letters “%s” the note says “%s”', ([code, note]) => {
  expect(missingText(code)).toBe(note);
});
