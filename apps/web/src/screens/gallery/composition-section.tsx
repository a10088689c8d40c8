import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import { samplePeople, samplePicture } from './sample-picture.ts';

export function CompositionSection() {
  return (
    <GallerySection title="모아 본 모습">
      <div className={styles.hero}>
        <strong>이번 주말, 같이할 사람을 찾고 있나요?</strong>
        <span>3명부터 20명까지, 작게 모여요</span>
      </div>
      <article className={styles.card}>
        <div className={styles.thumb}>
          <CoverImage src={samplePicture} rounded>
            <span className={styles.tag}>
              <Badge tone="dark">내일</Badge>
            </span>
          </CoverImage>
        </div>
        <div className={styles['card-text']}>
          <p className={styles.overline}>운동/액티비티</p>
          <h3 className={styles['card-title']}>퇴근 후 천천히 걷기, 말이 많지 않아도 괜찮아요</h3>
          <p className={styles.meta}>
            <TimeText dateTime="2026-11-15T08:00">11월15일(일) 08:00</TimeText>
          </p>
          <p className={styles.meta}>서울 영등포구 여의도동</p>
          <div className={classNames(styles.meta, styles.seats)}>
            <AvatarStack people={samplePeople} />
            <span>5 / 8명</span>
            <Badge>3자리</Badge>
          </div>
        </div>
      </article>
      <p className={styles.quote}>
        <span>호스트의 질문</span>
        걷기 모임은 몇 번 해 봤나요?
      </p>
    </GallerySection>
  );
}
