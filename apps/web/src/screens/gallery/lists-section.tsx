import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { GallerySection, Sample } from './gallery-section.tsx';

const browse = [
  { value: 'recommend', label: '추천' },
  { value: 'category', label: '카테고리별' },
  { value: 'date', label: '날짜별' },
];

const follow = [
  { value: 'followers', label: '팔로워', count: 31 },
  { value: 'following', label: '팔로잉', count: 24 },
];

export function ListsSection() {
  const [tab, setTab] = useState('recommend');
  const [people, setPeople] = useState('followers');
  return (
    <GallerySection title="탭과 목록">
      <Sample name="탭">
        <Tabs label="둘러보기" items={browse} value={tab} onChange={setTab}>
          <p>{browse.find((item) => item.value === tab)?.label} 내용이 여기에 보여요.</p>
        </Tabs>
        <Tabs label="팔로우" items={follow} value={people} onChange={setPeople}>
          <p>사람 목록이 여기에 보여요.</p>
        </Tabs>
      </Sample>
      <Sample name="줄">
        <ul>
          <li>
            <ListRow
              title="비밀번호 바꾸기"
              leading={<KeyRound aria-hidden />}
              to={paths.gallery}
            />
          </li>
          <li>
            <ListRow
              title="로그아웃"
              leading={<LogOut aria-hidden />}
              onClick={() => setTab('date')}
            />
          </li>
          <li>
            <ListRow
              title="햇살좋은날"
              description="퇴근하고 뭐라도 하나 더 해 보려는 사람이에요. 소개가 길면 두 줄로 나뉘어요."
              leading={<Avatar seed="햇살" />}
              trailing={
                <>
                  <Button size="small" variant="weak">
                    거절
                  </Button>
                  <Button size="small">수락</Button>
                </>
              }
            />
          </li>
          <li>
            <ListRow
              title="지난 모임"
              to={paths.gallery}
              trailing={<Badge tone="ended">종료</Badge>}
            />
          </li>
          <li>
            <ListRow title="탈퇴하기" tone="danger" to={paths.gallery} />
          </li>
        </ul>
      </Sample>
    </GallerySection>
  );
}
