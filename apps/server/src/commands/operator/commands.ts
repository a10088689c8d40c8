import { decideAttendance, listContested } from './attendance.ts';
import { listAudit } from './audit.ts';
import { closeClub } from './close-club.ts';
import {
  searchClubs,
  searchMembers,
  searchReviews,
  showClub,
  showMember,
  showStats,
} from './find.ts';
import { hideCrew, hideMessage, hidePicture, hideReview } from './hide-content.ts';
import { listJobs } from './list-jobs.ts';
import { restoreMember, suspendMember } from './members/member-status.ts';
import { rebuildReputations } from './members/rebuild-reputation.ts';
import type { Command } from './operator-session.ts';
import { rebuildSearchIndex } from './rebuild-search.ts';
import { closeReport, listReports, showReport } from './reports/reports.ts';
import { notifyAll, testMail, testPush } from './send-tests.ts';

export const commands = new Map<string, Command>([
  ['reports list', { run: listReports, words: 0 }],
  ['reports show', { run: showReport, words: 1 }],
  ['reports close', { run: closeReport, words: 1 }],
  ['attendance list', { run: listContested, words: 0 }],
  ['attendance decide', { run: decideAttendance, words: 3 }],
  ['clubs find', { run: searchClubs, words: 1 }],
  ['clubs show', { run: showClub, words: 1 }],
  ['clubs close', { run: closeClub, words: 1 }],
  ['members find', { run: searchMembers, words: 1 }],
  ['members show', { run: showMember, words: 1 }],
  ['members suspend', { run: suspendMember, words: 1 }],
  ['members restore', { run: restoreMember, words: 1 }],
  ['audit list', { run: listAudit, words: 0 }],
  ['reputation rebuild', { run: rebuildReputations, words: 0, isLong: true }],
  ['search rebuild', { run: rebuildSearchIndex, words: 0, isLong: true }],
  ['messages hide', { run: hideMessage, words: 2 }],
  ['reviews find', { run: searchReviews, words: 1 }],
  ['reviews hide', { run: hideReview, words: 1 }],
  ['pictures hide', { run: hidePicture, words: 1 }],
  ['crews hide', { run: hideCrew, words: 1 }],
  ['stats', { run: showStats, words: 0 }],
  ['mail test', { run: testMail, words: 1 }],
  ['push test', { run: testPush, words: 1 }],
  ['notices send', { run: notifyAll, words: 0, isLong: true }],
  ['jobs', { run: listJobs, words: 0 }],
]);

export const usage = `아지트 운영 명령: npm run operator -- <명령>

  reports list [--all]                     처리할 신고 (--all: 처리한 것도)
  reports show <c12|m7|t3>                 신고와 그 대상 (c: 아지트, m: 회원, t: 메시지)
  reports close <c12|m7|t3> --verdict "…"  판단을 적고 신고 처리
  attendance list [--all]                  왔다고 알려 온 사람 (--all: 판단한 것도)
  attendance decide <아지트> <회원> <came|absent> --note "…"
                                           왔는지 판단하고 알려 주기
  clubs find <말> · clubs show <번호>      아지트 찾기, 보기
  clubs close <번호> --note "…"            아지트 취소
  members find <말> · members show <번호>  회원 찾기(닉네임, 이메일), 보기
  members suspend <번호> --note "…" [--cancel-clubs]
                                           회원 정지, 모든 기기에서 로그아웃, 앞으로 열 아지트 숨기기
                                           (--cancel-clubs: 그 아지트를 취소하고 모두에게 알리기)
  members restore <번호> --note "…"        정지 해제, 남은 아지트 다시 보이기
  audit list                               누가 언제 무엇을 했는지
  reputation rebuild [--fix]               온도를 그 기록과 견주기 (--fix: 고치기)
  search rebuild                           검색 색인을 아지트와 견주고 고치기
  messages hide <채팅방> <메시지> --note "…"
                                           메시지 가리기 (방과 번호는 reports show에)
  reviews find <회원>                      회원이 받은 후기의 글과 번호
  reviews hide <번호> --note "…"           후기의 글 가리기
  pictures hide <m7|c12> --note "…"        프로필 사진이나 배너 가리기
  crews hide <번호> --note "…"             크루와 그 모임의 이름과 소개 가리기
  stats                                    지난 7일: 가입, 아지트, 신청, 메시지, 모임
  mail test <이메일> · push test <회원>    시험 메일, 시험 알림 보내기
  notices send --note "…"                  이 글을 모든 회원에게 알리기
  jobs                                     작업, 보내지 않은 메일, 알림 (실패한 작업이 있으면 1)

  --as <이름>   기록에 남길 이름 (없으면 이 컴퓨터의 사용자)
  --json        결과를 JSON으로 (npm run operator --silent -- … --json)
  --help        이 목록

  종료 코드: 0 잘됨, 1 실패했거나 고칠 것이 있음, 2 명령을 잘못 적음
`;
