import { CalendarX2, MessageCircleMore } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './gallery.module.css';
import { GallerySection, Sample } from './gallery-section.tsx';

export function FeedbackSection() {
  const [retrying, setRetrying] = useState(false);
  return (
    <GallerySection title="기다림과 알림">
      <Sample name="뼈대">
        <SkeletonGroup>
          <div className={styles.card}>
            <div className={styles.thumb}>
              <Skeleton height="9.6rem" />
            </div>
            <div className={classNames(styles.stack, styles['card-text'])}>
              <Skeleton shape="line" width="8rem" />
              <Skeleton shape="line" height="2rem" />
              <Skeleton shape="line" width="70%" />
              <Skeleton shape="circle" width="2.6rem" />
            </div>
          </div>
        </SkeletonGroup>
      </Sample>
      <Sample name="돌아가는 표시" row>
        <Spinner />
        <Spinner size="large" />
      </Sample>
      <Sample name="진행 막대">
        <ProgressBar label="네 단계 중 두 단계" value={2} max={4} valueText="2/4" />
        <ProgressBar label="사진 올리는 중" value={null} />
      </Sample>
      <Sample name="안내">
        <Callout>아직 준비 중인 화면이에요. 지금은 둘러보기만 할 수 있어요.</Callout>
        <Callout tone="warning" title="신고하기 전에 읽어 주세요">
          문제없는 글을 신고하면 신고한 사람이 제재를 받을 수 있어요.
        </Callout>
      </Sample>
      <Sample name="비어 있음">
        <EmptyState
          icon={<CalendarX2 />}
          title="이 날짜에는 아지트가 없어요."
          how="다른 날짜를 고르거나 직접 열어 보세요."
          action={
            <Button variant="tonal" size="medium">
              아지트 만들기
            </Button>
          }
        />
        <EmptyState icon={<MessageCircleMore />} title="진행 중인 채팅이 없어요." />
      </Sample>
      <Sample name="실패">
        <ErrorState
          message="요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요."
          retrying={retrying}
          onRetry={() => setRetrying(true)}
        />
      </Sample>
    </GallerySection>
  );
}
