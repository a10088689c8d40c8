export const monthMessages = {
  day: (day: number, weekday: string, count: number | undefined) =>
    count === undefined
      ? `${day}일 ${weekday}요일`
      : `${day}일 ${weekday}요일, 아지트 ${count === 0 ? '없음' : `${count}곳`}`,
} as const;
