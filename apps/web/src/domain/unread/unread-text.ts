export function unreadText(count: number): string {
  return `안 읽은 메시지 ${count > 99 ? '99개 넘음' : `${count}개`}`;
}
