import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const none = { title: '', text: '', url: '', picture: null };
const link = 'https://azit.example/3';

test.each([
  ['a link', { url: link }, link],
  ['a link as text', { text: link }, link],
  ['a page with its title', { title: '볼더링', url: link }, `볼더링\n${link}`],
  ['a link that the text has too', { text: `같이 봐요 ${link}`, url: link }, `같이 봐요 ${link}`],
  ['the same words twice', { title: '볼더링', text: '볼더링' }, '볼더링'],
  ['a title that the text begins with', { title: '볼더링', text: '볼더링 모임' }, '볼더링 모임'],
  ['spaces', { title: ' ', text: '\n' }, ''],
])('a share with %s becomes one message', (_, parts, message) => {
  expect(shareText({ ...none, ...parts })).toBe(message);
});

test('the title of a shared picture is omitted and its caption is sent', () => {
  const picture = new File(['png'], 'a.png');
  expect(shareText({ ...none, title: 'a.png', text: '벽이에요', picture })).toBe('벽이에요');
});
