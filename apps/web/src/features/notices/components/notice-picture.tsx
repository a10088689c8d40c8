import type { Notice } from '@azit/contract/notices/notice.schema';
import { imageAddress, thumbAddress } from '#web/domain/image-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { pickTint } from '#web/ui/media/tint.ts';
import { type KindMark, kindMark } from './kind-mark.ts';
import styles from './notice-line.module.css';

const tones: Record<KindMark['tone'], string | undefined> = {
  point: styles.point,
  green: styles.green,
  warning: styles.warning,
  ended: styles.ended,
};

export function NoticePicture({ notice }: { notice: Notice }) {
  const { kind, clubId, clubImage, actors } = notice;
  const { icon: Icon, tone } = kindMark(kind);
  const [actor] = actors;
  return (
    <span className={styles.picture} aria-hidden="true">
      {clubId !== null ? (
        <CoverImage src={thumbAddress(clubImage)} tint={pickTint(clubId)} rounded />
      ) : (
        <Avatar
          src={imageAddress(actor?.fileInfo ?? null)}
          seed={actor?.memberId ?? 0}
          size={4.4}
        />
      )}
      <span className={classNames(styles.mark, tones[tone])}>
        <Icon />
      </span>
    </span>
  );
}
