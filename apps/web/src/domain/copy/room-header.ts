/**
 * Do not import schemas here: early-room.ts, which renders a room before the app loads, imports
 * this file and must stay small.
 */
export const roomHeaderMessages = {
  people: (count: number) => `${count}명`,
  cancelled: '취소됨',
} as const;
