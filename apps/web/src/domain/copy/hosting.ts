export const hostingMessages = {
  changePlan: '일정·장소 바꾸기',
  changePlanHow: '함께하는 사람에게 알리고 다시 물어봐요',
  changeFailed: '바꾸지 못했어요. 아직 아무에게도 알리지 않았어요.',
  changed: (notified: number) =>
    notified > 0 ? `바꾸고 ${notified}명에게 알렸어요` : '아지트를 바꿨어요',
  editHow: '소개와 참여 조건을 고쳐요',
  lockedHow: '이름, 인원, 일정, 장소는 함께하는 사람에게 알리면서 바꿀 수 있어요.',
  cancel: '아지트 취소하기',
  cancelQuestion: '아지트를 취소할까요?',
  cancelAlone: '취소하면 되돌릴 수 없어요.',
  cancelNotifies: (people: string) => `${people}에게 알려요. 취소하면 되돌릴 수 없어요.`,
  cancelFailed: '아지트를 취소하지 못했어요.',
  cancelled: '아지트를 취소했어요.',
  confirmCancel: '취소하기',
  goBack: '그대로 두기',
  noReview: '열리지 않은 모임이라 후기를 남기지 않아요. 아지트 온도도 그대로예요.',
  answers: (going: number, pending: number) =>
    [going > 0 && `갈게요 ${going}`, pending > 0 && `아직 답하지 않음 ${pending}`]
      .filter(Boolean)
      .join(' · '),
  saidGoing: '갈게요',
  notAnswered: '아직 답하지 않았어요',
  again: '다시 열기',
  tellEarlier: '함께했던 사람들에게 알리기',
  invite: '초대하기',
  inviteByLink: '링크를 보내 함께할 사람을 초대해 보세요',
  allSeatsTaken: '자리가 모두 찼어요. 만나기 전에 인사를 나눠 보세요',
} as const;
