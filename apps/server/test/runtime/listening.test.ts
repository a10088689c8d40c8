import { expect, test } from 'vitest';
import { withListenReason } from '#server/runtime/listening.ts';

test.each([
  [8310, 'EADDRINUSE', '포트 8310을 다른'],
  [8312, 'EADDRINUSE', '포트 8312를 다른'],
  [80, 'EACCES', '포트 80은 권한이'],
  [82, 'EACCES', '포트 82는 권한이'],
])(
  'the error about port %d (%s) has the Korean particle that fits the number',
  async (port, code, text) => {
    const fail = () => Promise.reject(Object.assign(new Error(code), { code }));
    await expect(withListenReason({ host: '0.0.0.0', port }, fail)).rejects.toThrow(text);
  },
);
