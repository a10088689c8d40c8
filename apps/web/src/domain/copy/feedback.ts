import { OWN_REPORT_MESSAGES } from '@azit/rules/members/own-report';

export const feedbackMessages = {
  choosePeople: '후기를 남길 사람을 골라 주세요.',
  reportReasonNeeded: '신고할 이유를 골라 주세요.',
  ownClubReport: OWN_REPORT_MESSAGES.club,
  selfReport: OWN_REPORT_MESSAGES.member,
  clubGone: '없는 아지트예요.',
  clubReportWarning: '허위 신고가 반복되면 이용이 제한될 수 있어요.',
} as const;
