import { joinFacts } from './facts.ts';

export const hostingMessages = {
  changePlan: '일정·장소 바꾸기',
  changeFailed: '바꾸지 못했어요. 아직 아무에게도 알리지 않았어요.',
  changed: (notified: number) =>
    notified > 0 ? `바꾸고 ${notified}명에게 알렸어요` : '아지트를 바꿨어요',
  cancelQuestion: '아지트를 취소할까요?',
  cancelFailed: '아지트를 취소하지 못했어요.',
  cancelled: '아지트를 취소했어요.',
  answers: (going: number, pending: number) =>
    joinFacts(going > 0 && `갈게요 ${going}`, pending > 0 && `아직 답하지 않음 ${pending}`),
  again: '다시 열기',
  invite: '초대하기',
} as const;
