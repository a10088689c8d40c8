import type { FileInfo } from '@azit/contract/field';
import { cardImageName } from '@azit/contract/images/image.rule';
import type { ReactNode } from 'react';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { categoryLook } from './category-look.ts';
import { bannerAddress } from './image-address.ts';

type ClubThumbProps = {
  club: {
    bannerImage: FileInfo;
    categorySmall: { categorySmallId: number; categoryLargeId: number };
  };
  children?: ReactNode;
};

export function ClubThumb({ club, children }: ClubThumbProps) {
  const { icon: Icon, tint } = categoryLook(club.categorySmall.categoryLargeId);
  return (
    <CoverImage
      src={cardImageName(bannerAddress(club))}
      tint={tint}
      fallbackIcon={<Icon />}
      rounded
    >
      {children}
    </CoverImage>
  );
}
