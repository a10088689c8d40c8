/** Also for the first view of a room, whose script is small: without the schemas of the limits. */
export const roomHeadMessages = {
  people: (count: number) => `${count}명`,
  cancelled: '취소됨',
} as const;
