import type { ClubCard } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { thumbAddress } from '#web/features/club-cards/model/club-facts.ts';
import { categoryLook } from '#web/lib/category-look.ts';
import { CoverImage } from '#web/ui/cover-image.tsx';

type ClubThumbProps = {
  club: Pick<ClubCard, 'bannerImage' | 'categorySmall'>;
  /** Laid over the picture. */
  children?: ReactNode;
};

export function ClubThumb({ club, children }: ClubThumbProps) {
  const { icon: Icon, tint } = categoryLook(club.categorySmall.categoryLargeId);
  return (
    <CoverImage
      src={thumbAddress(club.bannerImage)}
      tint={tint}
      fallbackIcon={<Icon aria-hidden />}
      rounded
    >
      {children}
    </CoverImage>
  );
}
