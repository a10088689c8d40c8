import { expect, test } from 'vitest';
import { layOutNotice } from '#server/mail/mail-layout.ts';

const mail = layOutNotice({
  subject: '내일 만나요',
  title: '내일 만나요',
  club: '단편 하나, 커피 한 잔',
  formerTime: null,
  time: '11월 18일 (수) 오후 8:00',
  texts: [],
  facts: [{ label: '장소', value: '서울 마포구 와우산로 94' }],
  question: '갈 수 있는지 한 번만 알려 주세요.',
  buttons: [{ label: '갈게요', url: 'https://azit.example/answer/x' }],
  unsubscribe: { label: '이런 메일 그만 받기', url: 'https://azit.example/u' },
});

test.each(['text', 'html'] as const)(
  'in the %s of a mail, the question is between the facts and the answer buttons',
  (form) => {
    const inOrder = ['와우산로', '한 번만 알려 주세요', '갈게요'];
    const found = inOrder.map((words) => mail[form].indexOf(words));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  },
);

test('a mail breaks its lines between Korean words, not within them', () => {
  expect(mail.html).toMatch(/<body style="[^"]*word-break:keep-all/);
});
