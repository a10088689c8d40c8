import { OWN_REPORT_MESSAGES } from '@azit/rules/members/own-report';

export const feedbackMessages = {
  choosePeople: '후기를 남길 사람을 골라 주세요.',
  chooseOne: '한 명 이상 고르면 보낼 수 있어요.',
  choosePraise: '좋았던 점을 골라 주세요.',
  praisesMax: '두 가지까지 고를 수 있어요',
  reviewed: '후기를 남겼어요',
  everybodyReviewed: '함께한 사람 모두에게 후기를 남겼어요.',
  reviewerHidden: '누가 썼는지 알려 주지 않고, 하루 뒤나 모두 쓴 뒤에 한꺼번에 보여 줘요.',
  reviewerGuessable: '함께한 사람이 적어서 누가 썼는지 짐작할 수 있어요.',
  reportReasonNeeded: '신고할 이유를 골라 주세요.',
  reported: '신고를 접수했어요. 살펴보고 조치할게요.',
  ownClubReport: OWN_REPORT_MESSAGES.club,
  selfReport: OWN_REPORT_MESSAGES.member,
  toProfile: '내 프로필 보기',
  clubGone: '없는 아지트예요.',
  clubReportWarning: '문제없는 글을 신고하면 신고한 사람이 제재를 받을 수 있어요.',
} as const;
