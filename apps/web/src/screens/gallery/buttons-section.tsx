import { Bell, Pencil, Plus } from 'lucide-react';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { GallerySection, Sample } from './gallery-section.tsx';

const variants = [
  ['solid', '신청 보내기'],
  ['tonal', '더 보기'],
  ['outline', '팔로우'],
  ['weak', '취소'],
  ['danger', '삭제하기'],
] as const;

const sizes = [
  ['large', '큰 버튼'],
  ['medium', '보통 버튼'],
  ['small', '작은 버튼'],
] as const;

export function ButtonsSection() {
  return (
    <GallerySection title="버튼">
      {sizes.map(([size, name]) => (
        <Sample key={size} name={name} row>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} size={size}>
              {label}
            </Button>
          ))}
        </Sample>
      ))}
      <Sample name="누를 수 없음" row>
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} size="medium" disabled>
            {label}
          </Button>
        ))}
      </Sample>
      <Sample name="처리하는 중" row>
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} size="medium" loading>
            {label}
          </Button>
        ))}
      </Sample>
      <Sample name="아이콘, 긴 글, 가득 채움">
        <Button icon={<Plus aria-hidden />} full>
          새로 만들기
        </Button>
        <Button variant="weak" full>
          글이 아주 길어져도 버튼 안에서 자연스럽게 두 줄로 나뉘고 잘리지 않아요
        </Button>
        <Button full disabled>
          이미 마감되어 더 신청할 수 없어요
        </Button>
      </Sample>
      <Sample name="링크" row>
        <ButtonLink to={paths.gallery}>홈으로 가기</ButtonLink>
        <ButtonLink to={paths.gallery} variant="weak" size="medium">
          둘러보기
        </ButtonLink>
        <ButtonLink to={paths.gallery} variant="outline" size="small">
          후기 남기기
        </ButtonLink>
      </Sample>
      <Sample name="아이콘 버튼" row>
        <IconButton label="알림" icon={<Bell aria-hidden />} />
        <IconButton label="흰 바탕 알림" variant="surface" icon={<Bell aria-hidden />} />
        <IconButton label="쉬는 알림" icon={<Bell aria-hidden />} disabled />
        <IconLink label="고치기" to={paths.gallery} icon={<Pencil aria-hidden />} />
      </Sample>
    </GallerySection>
  );
}
