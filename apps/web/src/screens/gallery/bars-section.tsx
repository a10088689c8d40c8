import { ChevronLeft, Flag, Search } from 'lucide-react';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { ChatIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon } from '#web/ui/media/nav-icons.tsx';
import styles from './gallery.module.css';
import { GallerySection, PhoneFrame, Sample } from './gallery-section.tsx';
import { samplePicture } from './sample-picture.ts';

const items = [
  { to: paths.gallery, label: '홈', icon: <HomeIcon /> },
  { to: `${paths.gallery}/chat`, label: '채팅', icon: <ChatIcon /> },
  { to: `${paths.gallery}/create`, label: '새로 만들기', icon: <PlusIcon />, centre: true },
  { to: `${paths.gallery}/search`, label: '검색', icon: <SearchIcon /> },
  { to: `${paths.gallery}/profile`, label: '프로필', icon: <PersonIcon /> },
];

const back = <IconButton label="뒤로" icon={<ChevronLeft aria-hidden />} />;

export function BarsSection() {
  return (
    <GallerySection title="위아래 막대">
      <Sample name="위 막대">
        <PhoneFrame>
          <TopBar heading="p" leading={back} title="참여 신청" />
          <TopBar
            heading="p"
            leading={back}
            title="제목이 아주 길어지면 가운데에서 두 줄로 나뉘어요"
            trailing={<IconButton label="찾기" icon={<Search aria-hidden />} />}
          />
          <div className={styles['phone-body']}>
            <p>위 막대 아래로 내용이 흘러요.</p>
          </div>
          <BottomBar label="메뉴 예시" items={items} />
        </PhoneFrame>
      </Sample>
      <Sample name="사진 위의 막대와 아래 단추">
        <PhoneFrame>
          <TopBar
            variant="transparent"
            leading={
              <IconButton variant="surface" label="이전" icon={<ChevronLeft aria-hidden />} />
            }
            trailing={<IconButton variant="surface" label="신고" icon={<Flag aria-hidden />} />}
          />
          <CoverImage src={samplePicture} ratio={3} />
          <ActionBar note="날짜와 소개를 채우면 미리 볼 수 있어요.">
            <Button variant="weak">취소</Button>
            <Button disabled>미리보기</Button>
          </ActionBar>
          <div className={styles['phone-body']} />
          <BottomBar label="조용한 메뉴 예시" items={items} />
        </PhoneFrame>
      </Sample>
    </GallerySection>
  );
}
