export const installMessages = {
  question: '아지트를 홈 화면에 둘까요?',
  why: '모임 시간과 장소를 한 번에 열어요. 연결이 끊겨도 볼 수 있어요.',
  byHand: '브라우저의 공유 버튼을 누르고 ‘홈 화면에 추가’를 골라 주세요. 푸시도 받을 수 있어요.',
  later: '나중에',
  understood: '알겠어요',
  add: '홈 화면에 추가',
} as const;
