import { expect, test } from 'vitest';
import { crewLabel } from './crew-label.ts';

test.each([
  ['수요일엔 책방', undefined, '수요일엔 책방 크루'],
  ['느긋한 전시 크루', undefined, '느긋한 전시 크루'],
  ['수요일엔 책방', '수요일엔 책방', '크루 모임'],
  ['수요일엔 책방', '한강 나들이', '수요일엔 책방 크루'],
])('the crew %s at the meeting %s is called “%s”', (name, clubName, label) => {
  expect(crewLabel(name, clubName)).toBe(label);
});
