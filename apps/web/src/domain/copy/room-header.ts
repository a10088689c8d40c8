/**
 * Import no schemas here: the small script that renders a room before the app imports this file.
 */
export const roomHeaderMessages = {
  people: (count: number) => `${count}명`,
  cancelled: '취소됨',
} as const;
