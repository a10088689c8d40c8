import { Palette } from 'lucide-react';
import { paths } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './gallery.module.css';
import { GallerySection, Sample } from './gallery-section.tsx';
import { samplePeople, samplePicture } from './sample-picture.ts';

const missingPicture = `${paths.gallery}/missing.webp`;

export function PicturesSection() {
  return (
    <GallerySection title="사진">
      <Sample name="프로필 사진" row>
        <Avatar src={samplePicture} size={7.2} />
        {samplePeople.map((person) => (
          <Avatar key={person.id} seed={person.id} />
        ))}
        <Avatar src={missingPicture} seed={9} />
      </Sample>
      <Sample name="겹친 프로필 사진" row>
        <AvatarStack people={samplePeople} />
        <AvatarStack people={samplePeople.slice(0, 2)} size={3.2} />
      </Sample>
      <Sample name="큰 사진">
        <CoverImage src={samplePicture} alt="노을이 지는 바다" ratio={3} rounded>
          <span className={styles.tag}>
            <Badge tone="dark">내일</Badge>
          </span>
        </CoverImage>
        <CoverImage
          src={missingPicture}
          ratio={3}
          rounded
          tint="var(--tint-2)"
          fallbackIcon={<Palette aria-hidden />}
        />
      </Sample>
    </GallerySection>
  );
}
