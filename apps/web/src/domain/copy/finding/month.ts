export const monthMessages = {
  title: '날짜 고르기',
  open: '다른 날짜 고르기',
  opened: (date: string) => `${date}, 다른 날짜 고르기`,
  previous: '이전 달',
  next: '다음 달',
  dots: '점이 많을수록 아지트가 많이 열려요',
  empty: '이 달에는 아직 없어요.',
  failed: '날마다 몇 곳인지 불러오지 못했어요.',
  retry: '다시 시도',
  day: (day: number, weekday: string, count: number | undefined) =>
    count === undefined
      ? `${day}일 ${weekday}요일`
      : `${day}일 ${weekday}요일, 아지트 ${count === 0 ? '없음' : `${count}곳`}`,
  look: (date: string) => `${date} 아지트 보기`,
  lookAt: (date: string, count: number) => `${date} 아지트 ${count}곳 보기`,
} as const;
