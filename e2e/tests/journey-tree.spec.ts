import { apply, endClub, inDays, join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

const menu = (profile: string) => `
  - navigation "주요 메뉴":
    - list:
      - /children: equal
      - listitem:
        - link "홈":
          - /url: /
      - listitem:
        - link "채팅":
          - /url: /chat
      - listitem:
        - link "아지트 만들기":
          - /url: /azit/create
      - listitem:
        - link "검색":
          - /url: /search
      - listitem:
        - link "프로필":
          - /url: ${profile}
`;

test('the accessibility tree of the landing page equals its snapshot', async ({ page }) => {
  // No test creates a club in the seventh category, so the list is empty.
  await page.goto('/?cl=7');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - img "아지트"
      - heading "취향이 맞는 사람들과 작게 모여요" [level=1]
      - list:
        - /children: equal
        - listitem: 오늘 저녁부터 다음 달까지, 3~20명
        - listitem: 호스트의 질문에 답하고, 수락을 받아 함께해요
        - listitem: 만나고 나면 후기를 남기고 아지트 온도를 올려요
      - link "로그인":
        - /url: /login
      - link "회원가입":
        - /url: /signup
      - region "지금 모이는 아지트":
        - heading "지금 모이는 아지트" [level=2]
        - tablist "둘러보기":
          - /children: equal
          - tab "카테고리별" [selected]
          - tab "날짜별"
        - tabpanel "카테고리별":
          - radiogroup "카테고리":
            - radio "문화/예술"
            - radio "운동/액티비티"
            - radio "푸드/드링크"
            - radio "취미"
            - radio "여행/동행"
            - radio "창작"
            - radio "성장/자기계발" [checked]
          - paragraph: 이 카테고리에는 아직 아지트가 없어요.
          - link "아지트 만들기":
            - /url: /azit/create
  `);
  await expect(page.locator('body')).toMatchAriaSnapshot(menu('/userpage/me'));
});

// covers S2.35, S2.36, S2.46, S2.48, S2.49 (docs/coverage-statements.md)
test('the accessibility trees from home to the host’s decision equal their snapshots', async ({
  member,
}) => {
  const [host, friend, me] = await Promise.all([
    member(),
    member(),
    member({ categorySmallId: [25] }),
  ]);
  const { page } = me;
  const clubId = await openClub(host, { categorySmallId: 25, meetingDate: inDays(1) });
  const clubName = '성수에서 볼더링 처음 해 보는 사람들';
  await join(clubId, host, friend);
  const other = await openClub(host, { clubName: '다른 모임' });
  await apply(other, friend);

  await page.goto('/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - img "아지트"
      - link "아지트 찾기":
        - /url: /search
      - link /알림/:
        - /url: /notice
      - heading "홈" [level=1]
      - tablist "둘러보기":
        - /children: equal
        - tab "추천" [selected]
        - tab "카테고리별"
        - tab "날짜별"
      - tabpanel "추천":
        - group "필터":
          - /children: equal
          - button "지역"
          - button "이번 주말"
          - button "무료"
          - button "온라인"
          - button "지금 참여할 수 있는"
        - list "추천 아지트":
          - listitem:
            - article:
              - /children: equal
              - text: 내일
              - paragraph: 여행/동행 · 캠핑 캠핑을 좋아해서
              - heading "${clubName}" [level=2]:
                - link "${clubName}":
                  - /url: /azit/detail/${clubId}
              - paragraph:
                - time: /\\d+월\\d+일\\(.\\) 14:00/
                - text: · 15,000원
              - paragraph: /서울 성동구 연무장길 7 호스트 \\d+\\.\\d°/
              - strong: "2"
              - text: / 8명
          - listitem:
            - link /이번 주말, 같이할 사람을 찾고 있나요/
  `);
  await expect(page.locator('body')).toMatchAriaSnapshot(menu(`/userpage/${me.memberId}`));

  await openInside(page, `/azit/detail/${clubId}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - button "뒤로"
      - button "공유하기"
      - link "신고하기":
        - /url: /azit/report/${clubId}
      - text: 여행/동행 · 캠핑
      - heading "${clubName}" [level=1]
      - paragraph: 모집 중 2 / 8명 · 6자리 남았어요
      - list:
        - /children: equal
        - listitem:
          - paragraph:
            - text: 일시
            - time: /\\d+월 \\d+일 \\(.\\) 오후 2:00 ~ 4:00/
          - paragraph: 내일 · 두 시간쯤 함께해요
        - listitem:
          - paragraph: 장소 서울 성동구 연무장길 7
        - listitem:
          - paragraph: 참가비 15,000원
          - paragraph: 현장에서 직접 내요. 미리 보내지 마세요
        - listitem:
          - paragraph: 참여 조건 나이 제한 없음 · 성별 무관
          - paragraph: 호스트가 수락하면 참여할 수 있어요
      - heading "소개" [level=2]
      - paragraph: 처음이어도 괜찮아요.
      - heading /호스트 \\d+\\.\\d°/ [level=2]
      - link /${host.nickname}/:
        - /url: /userpage/${host.memberId}
      - heading "함께하는 사람 2" [level=2]
      - list:
        - /children: equal
        - listitem:
          - link /${friend.nickname}/
      - text: 늦어도 내일 오전 8:00까지 결과를 알 수 있어요.
      - link "참여 신청하기":
        - /url: /azit/join/${clubId}
  `);
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeHidden();
  // Scroll to the end: elsewhere the action bar may cover half of a row, and axe would report a
  // small target.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectNoAxeViolations(page);

  await openInside(page, `/azit/join/${clubId}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "뒤로"
      - heading "참여 신청" [level=1]
      - paragraph: ${clubName}
      - paragraph:
        - time: /오후 2:00/
      - heading "호스트의 질문" [level=2]
      - paragraph: 클라이밍은 몇 번 해 봤나요?
      - textbox "답변":
        - /placeholder: 호스트만 볼 수 있어요
      - paragraph: 전화번호나 SNS 계정은 적지 마세요
      - paragraph: 128자 중 0자
      - heading "신청하고 나면" [level=2]
      - list:
        - /children: equal
        - listitem: 호스트가 답변을 보고 수락해요
        - listitem: 결과가 나오면 알림으로 알려 드려요
        - listitem: 수락되기 전에는 언제든 취소할 수 있어요
      - text: 답변을 쓰면 신청을 보낼 수 있어요.
      - button "신청 보내기" [disabled]
  `);

  await host.page.goto(`/azit/member/${other}`);
  await expect(host.page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "뒤로"
      - heading "멤버 관리" [level=1]
      - paragraph: 다른 모임
      - group:
        - heading "신청 대기 1" [level=2]
        - list "신청 대기":
          - /children: equal
          - listitem:
            - article "${friend.nickname}":
              - heading "${friend.nickname} 36.5°" [level=3]:
                - link "${friend.nickname}":
                  - /url: /userpage/${friend.memberId}
              - paragraph: 조용히 책 읽는 모임을 좋아해요.
              - paragraph: 답변
              - paragraph: 두 번 해 봤어요.
              - button "${friend.nickname}님 거절"
              - button "${friend.nickname}님 수락"
      - heading "함께하는 멤버 1" [level=2]
      - list "함께하는 멤버":
        - /children: equal
        - listitem:
          - article "${host.nickname}":
            - heading "${host.nickname} 호스트" [level=3]:
              - link "${host.nickname}":
                - /url: /userpage/${host.memberId}
            - paragraph: 조용히 책 읽는 모임을 좋아해요.
  `);

  await endClub(clubId);
  await openInside(page, `/userpage/${friend.memberId}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "뒤로"
      - heading "${friend.nickname}님의 프로필" [level=1]
      - link "신고":
        - /url: /userpage/report/${friend.memberId}
      - region "프로필 정보":
        - heading "${friend.nickname}" [level=2]
        - paragraph: 조용히 책 읽는 모임을 좋아해요.
        - link "0 팔로잉 0 팔로워":
          - /url: /userpage/followcheck/${friend.memberId}
        - meter "아지트 온도"
        - list "관심사":
          - /children: equal
          - listitem: 독서
        - button "팔로우"
      - tablist "프로필 내용":
        - /children: equal
        - tab "활동 내역" [selected]
      - tabpanel "활동 내역":
        - list "지난 활동":
          - /children: equal
          - listitem:
            - article:
              - /children: equal
              - text: 종료
              - heading "${clubName}" [level=3]:
                - link "${clubName}":
                  - /url: /azit/detail/${clubId}
              - paragraph:
                - time: /\\d+월\\d+일\\(.\\) 14:00/
              - paragraph: 서울 성동구 연무장길 7
              - text: 2 / 8명
  `);
});
