export const requestMessages = {
  temporary: '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.',
  timeout: '응답이 늦어지고 있어요. 다시 시도해 주세요.',
  offline: '인터넷 연결을 확인해 주세요.',
  retry: '다시 시도',
  loading: '불러오는 중이에요',
  more: '더 보기',
} as const;
