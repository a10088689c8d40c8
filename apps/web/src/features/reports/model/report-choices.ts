import {
  type ClubReportCategory,
  clubReportCategories,
  type MemberReportCategory,
  memberReportCategories,
} from '@azit/contract/reports/report.schema';

const clubLabels: Readonly<Record<ClubReportCategory, string>> = {
  ADVERTISEMENT_AND_SPAM: '광고·스팸',
  INAPPROPRIATE_PARTICIPATION_FEE: '부적절한 참가비(개인 계좌로 입금 유도)',
  REQUEST_PERSONAL_CONTACT: '개인 연락처 요구',
  INVITING_OTHERS: '다른 모임으로 초대',
  PARTICULAR_RELIGION_PROPAGATION: '특정 종교 전도',
  ANTISOCIAL_CONTENT: '반사회적인 내용',
  ETC: '기타',
};

const memberLabels: Readonly<Record<MemberReportCategory, string>> = {
  BAD_LANGUAGE: '욕설·비방',
  ADVERTISE: '광고',
  PERSONAL_INFORMATION: '개인정보 노출',
  DISCRIMINATION: '차별 발언',
  ETC: '기타',
};

export const clubReportChoices = clubReportCategories.map((value) => ({
  value,
  label: clubLabels[value],
}));

export const memberReportChoices = memberReportCategories.map((value) => ({
  value,
  label: memberLabels[value],
}));
