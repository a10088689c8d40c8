/** The small script of a room's first view imports this file, so do not import the schemas here. */
export const roomHeaderMessages = {
  people: (count: number) => `${count}명`,
  cancelled: '취소됨',
} as const;
