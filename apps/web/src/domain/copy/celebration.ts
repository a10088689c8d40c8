export const celebrationMessages = {
  joined: '함께하게 됐어요',
  waitingForYou: (others: number) =>
    others === 1 ? '호스트가 기다리고 있어요' : `${others}명이 먼저 와 있어요`,
} as const;
