import type {
  ClubReportCategory,
  MemberReportCategory,
} from '@azit/contract/reports/report.schema';

const labels: Record<ClubReportCategory | MemberReportCategory, string> = {
  ADVERTISEMENT_AND_SPAM: '광고·스팸',
  INAPPROPRIATE_PARTICIPATION_FEE: '부적절한 참가비(개인 계좌로 입금 유도)',
  REQUEST_PERSONAL_CONTACT: '개인 연락처 요구',
  INVITING_OTHERS: '다른 모임으로 초대',
  PARTICULAR_RELIGION_PROPAGATION: '특정 종교 전파',
  ANTISOCIAL_CONTENT: '반사회적 내용',
  BAD_LANGUAGE: '욕설·비방',
  ADVERTISE: '광고',
  PERSONAL_INFORMATION: '개인정보 침해',
  DISCRIMINATION: '차별',
  ETC: '기타',
};

export function categoryLabel(category: string): string {
  return Object.entries(labels).find(([name]) => name === category)?.[1] ?? category;
}
