import { IMAGE_TOO_LARGE_MESSAGE } from '@azit/rules/images/image-file';
import { pastMeetingMessages } from '@azit/rules/planned-meeting';
import { expect, test } from 'vitest';
import { requestMessages } from '#web/api/request-copy.ts';
import {
  clubReportChoices,
  memberReportChoices,
} from '#web/features/reports/model/report-choices.ts';
import { appMessages } from './app.ts';
import { authMessages } from './auth.ts';
import { largeCategoryNames } from './category.ts';
import { chatListMessages } from './chat-list.ts';
import { clubMessages } from './club.ts';
import { feedbackMessages } from './feedback.ts';
import { hostingMessages } from './hosting.ts';
import { leavingMessages } from './leaving.ts';
import { memberMessages } from './member.ts';
import { pageMessages } from './page.ts';
import { commentChoices } from './praise.ts';

/** These texts are specified word by word, so changing one of them changes the product. */
const catalogue: [actual: string, agreed: string][] = [
  [authMessages.emailRequired, '이메일을 입력해 주세요.'],
  [authMessages.passwordRequired, '비밀번호를 입력해 주세요.'],
  [authMessages.loginFailed, '이메일이나 비밀번호가 맞지 않아요.'],
  [
    requestMessages.temporary,
    '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.',
  ],
  [requestMessages.timeout, '응답이 늦어지고 있어요. 다시 시도해 주세요.'],
  [requestMessages.offline, '인터넷 연결을 확인해 주세요.'],
  [requestMessages.retry, '다시 시도'],
  [authMessages.checkFailed, '지금은 요청한 작업을 할 수 없어요.'],
  [authMessages.nicknameFree, '사용할 수 있는 닉네임이에요.'],
  [authMessages.emailFree, '사용할 수 있는 이메일이에요.'],
  [authMessages.checkFirst, '닉네임과 이메일 중복 확인을 먼저 해 주세요.'],
  [authMessages.nicknameRule, '영문, 한글, -, _로 2~8자까지 쓸 수 있어요.'],
  [authMessages.passwordAgain, '비밀번호를 한 번 더 입력해 주세요.'],
  [authMessages.passwordsDiffer, '비밀번호가 서로 달라요.'],
  [authMessages.signedUp, '회원가입을 마쳤어요. 로그인해 주세요.'],
  [authMessages.emailUnknown, '가입하지 않은 이메일이에요.'],
  [authMessages.codeSent, '인증번호를 이메일로 보냈어요. 받은 번호를 입력해 주세요.'],
  [authMessages.codeWrong, '인증번호가 맞지 않아요.'],
  [authMessages.passwordSent, '임시 비밀번호를 이메일로 보냈어요. 로그인한 뒤 꼭 바꿔 주세요.'],
  [authMessages.verifyFailed, '회원 정보가 맞지 않아요.'],
  [authMessages.changePasswordFailed, '비밀번호를 바꾸지 못했어요. 다시 시도해 주세요.'],
  [clubMessages.applied, '참여 신청을 보냈어요'],
  [clubMessages.acceptFailed, '참여 신청을 수락하지 못했어요.'],
  [clubMessages.rejectFailed, '거절하지 못했어요.'],
  [clubMessages.kickFailed, '내보내지 못했어요.'],
  [clubMessages.accepted, '수락했어요'],
  [clubMessages.rejected, '거절했어요'],
  [clubMessages.kicked, '선택한 멤버를 내보냈어요'],
  [clubMessages.kickQuestion('초코'), '초코님을 내보낼까요?'],
  [clubMessages.rejectQuestion('초코'), '초코님의 신청을 거절할까요?'],
  [clubMessages.createFailed, '아지트를 만들지 못했어요.'],
  [clubMessages.created, '아지트를 만들었어요.'],
  [hostingMessages.cancelQuestion, '아지트를 취소할까요?'],
  [hostingMessages.cancelFailed, '아지트를 취소하지 못했어요.'],
  [hostingMessages.cancelled, '아지트를 취소했어요.'],
  [hostingMessages.changeFailed, '바꾸지 못했어요. 아직 아무에게도 알리지 않았어요.'],
  [memberMessages.followFailed, '팔로우하지 못했어요.'],
  [memberMessages.unfollowFailed, '팔로우를 취소하지 못했어요.'],
  [memberMessages.followerDeleteFailed, '팔로워를 삭제하지 못했어요.'],
  [memberMessages.nicknameTaken, '이미 있는 닉네임이에요. 다른 닉네임으로 다시 시도해 주세요.'],
  [memberMessages.imageFailed, '프로필 사진을 바꾸지 못했어요.'],
  [memberMessages.imageChanged, '프로필 사진을 바꿨어요.'],
  [memberMessages.withdrawn, '탈퇴했어요. 그동안 함께해 주셔서 고마워요.'],
  [memberMessages.withdrawalWarning, '탈퇴하면 활동 내역과 후기를 되돌릴 수 없어요.'],
  [memberMessages.withdrawalAgreement, '안내를 확인했고, 탈퇴할게요.'],
  [authMessages.loginNeeded, '로그인이 필요한 서비스예요. 로그인할까요?'],
  [authMessages.logIn, '로그인하기'],
  [appMessages.cancel, '취소'],
  [authMessages.logoutQuestion, '로그아웃할까요?'],
  [authMessages.logOut, '로그아웃'],
  [clubMessages.limitReached, '최대 20명까지 함께할 수 있어요'],
  [memberMessages.interestLimit, '관심사는 12개까지 고를 수 있어요'],
  [IMAGE_TOO_LARGE_MESSAGE, '1MB보다 작은 파일을 올려 주세요.'],
  [pastMeetingMessages.meetingDate, '오늘부터 고를 수 있어요.'],
  [clubMessages.nameRule, '이름은 2~24자로 써 주세요.'],
  [clubMessages.introRule, '소개는 128자까지 쓸 수 있어요.'],
  [clubMessages.questionRule, '질문은 24자까지 쓸 수 있어요.'],
  [
    clubMessages.postcodeFailed,
    '지금은 우편번호 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
  ],
  [clubMessages.full, '자리가 모두 찼어요'],
  [clubMessages.join, '참여 신청하기'],
  [clubMessages.edit, '아지트 수정하기'],
  [clubMessages.cancelWaiting, '신청 취소하기'],
  [clubMessages.cancelJoined, '참여 취소하기'],
  [clubMessages.noRecommendation, '아직 추천할 아지트가 없어요. 관심 카테고리를 골라 주세요.'],
  [clubMessages.chooseInterests, '관심사 고르기'],
  [clubMessages.noneInCategory, '이 카테고리에는 아직 아지트가 없어요.'],
  [clubMessages.noneOnDate, '이 날짜에는 아지트가 없어요.'],
  [clubMessages.create, '아지트 만들기'],
  [clubMessages.searchPrompt, '검색어를 입력해 주세요.'],
  [clubMessages.nothingFound('독서'), '‘독서’ 검색 결과가 없어요.'],
  [memberMessages.noReviews, '아직 받은 후기가 없어요.'],
  [memberMessages.noActivity, '아직 참여한 아지트가 없어요.'],
  [feedbackMessages.choosePeople, '후기를 남길 사람을 골라 주세요.'],
  [memberMessages.noFollowing, '팔로우한 사람이 없어요.'],
  [memberMessages.noFollowers, '아직 팔로워가 없어요.'],
  [clubMessages.nobodyWaiting, '기다리는 신청이 없어요.'],
  [chatListMessages.none, '진행 중인 채팅이 없어요.'],
  [chatListMessages.noneHow, '수락되면 방이 열려요.'],
  [chatListMessages.failed, '채팅을 불러오지 못했어요.'],
  [pageMessages.notFound, '페이지를 찾을 수 없어요.'],
  [appMessages.goHome, '홈으로 가기'],
  [feedbackMessages.clubReportWarning, '허위 신고가 반복되면 이용이 제한될 수 있어요.'],
  [leavingMessages.question, '작성한 내용이 사라져요. 나갈까요?'],
  [leavingMessages.continueWriting, '계속 쓰기'],
  [leavingMessages.leave, '나가기'],
];

// covers S1.9, C1 (docs/coverage-statements.md)
test.each(catalogue)('the UI text “%s” is the agreed one', (actual, agreed) => {
  expect(actual).toBe(agreed);
});

const labels = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => `${value} ${label}`);

// covers S9.7, C2 (docs/coverage-statements.md)
test('the large categories have the agreed names and order', () => {
  expect(Object.entries(largeCategoryNames)).toEqual([
    ['1', '문화/예술'],
    ['2', '운동/액티비티'],
    ['3', '푸드/드링크'],
    ['4', '취미'],
    ['5', '여행/동행'],
    ['6', '창작'],
    ['7', '성장/자기계발'],
  ]);
});

// covers S9.5, C2 (docs/coverage-statements.md)
test('the review labels have the agreed texts and order', () => {
  expect(labels(commentChoices)).toEqual([
    'CONSIDERATE 배려심이 깊어요',
    'ACTIVELY_PARTICIPATE 적극적으로 참여해요',
    'KEEP_ON_TIME 시간 약속을 잘 지켜요',
    'HAVE_FUN_NEXT_TIME 또 만나고 싶어요',
    'FEEL_COMFORTABLE 편안하게 해 줘요',
    'MOOD_MAKER 분위기 메이커예요',
  ]);
});

// covers S9.6, C2 (docs/coverage-statements.md)
test('the report reasons for clubs and members have the agreed texts and order', () => {
  expect(labels(clubReportChoices)).toEqual([
    'ADVERTISEMENT_AND_SPAM 광고·스팸',
    'INAPPROPRIATE_PARTICIPATION_FEE 부적절한 참가비(개인 계좌로 입금 유도)',
    'REQUEST_PERSONAL_CONTACT 개인 연락처 요구',
    'INVITING_OTHERS 다른 모임으로 초대',
    'PARTICULAR_RELIGION_PROPAGATION 특정 종교 전도',
    'ANTISOCIAL_CONTENT 반사회적인 내용',
    'ETC 기타',
  ]);
  expect(labels(memberReportChoices)).toEqual([
    'BAD_LANGUAGE 욕설·비방',
    'ADVERTISE 광고',
    'PERSONAL_INFORMATION 개인정보 노출',
    'DISCRIMINATION 차별 발언',
    'ETC 기타',
  ]);
});
