const spans = [
  [60, '1시간'],
  [180, '3시간'],
  [720, '반나절'],
  [1440, '하루'],
  [2880, '이틀'],
] as const;

export function usualReplyText(minutes: number | undefined): string {
  const span = minutes !== undefined && spans.find(([limit]) => minutes <= limit)?.[1];
  return span
    ? `보통 ${span} 안에 답해요. 답이 오면 알림으로 알려 드려요.`
    : '호스트가 답하면 알림으로 알려 드려요.';
}
