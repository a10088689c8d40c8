import { Crown } from 'lucide-react';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { GallerySection, Sample } from './gallery-section.tsx';

export function LabelsSection() {
  return (
    <GallerySection title="꼬리표">
      <Sample name="배지" row>
        <Badge tone="green">신청 중</Badge>
        <Badge tone="point">참여 중</Badge>
        <Badge tone="ended">종료</Badge>
        <Badge tone="dark">내일</Badge>
        <Badge tone="point" icon={<Crown aria-hidden />}>
          호스트
        </Badge>
      </Sample>
      <Sample name="칩" row>
        <Chip>산책</Chip>
        <Chip tone="point">독서</Chip>
        <Chip>
          이름이 아주 긴 칩도 줄을 바꾸면서 화면 밖으로 나가지 않아요, 두 줄이 되기도 해요
        </Chip>
      </Sample>
      <Sample name="시각" row>
        <TimeText dateTime="2026-11-15T14:00">11월15일(일) 14:00</TimeText>
      </Sample>
    </GallerySection>
  );
}
