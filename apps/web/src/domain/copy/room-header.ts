/** Also used by the first view of a room, whose small script excludes the schemas. */
export const roomHeaderMessages = {
  people: (count: number) => `${count}명`,
  cancelled: '취소됨',
} as const;
