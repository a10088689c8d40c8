import type { FileInfo } from '@azit/contract/field';
import { Brush, Dumbbell, Gamepad2, Palette, Plane, Sprout, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageAddress } from '#web/lib/image-address.ts';
import { CoverImage, type CoverImageProps } from '#web/ui/cover-image.tsx';

const icons: Readonly<Record<number, ReactNode>> = {
  1: <Palette aria-hidden />,
  2: <Dumbbell aria-hidden />,
  3: <Utensils aria-hidden />,
  4: <Gamepad2 aria-hidden />,
  5: <Plane aria-hidden />,
  6: <Brush aria-hidden />,
  7: <Sprout aria-hidden />,
};

type ClubCoverProps = Pick<CoverImageProps, 'ratio' | 'rounded' | 'priority' | 'children'> & {
  club: { bannerImage: FileInfo; categorySmall: { categoryLargeId: number } };
};

/** A club's banner; without one, or where it does not load, the tint and icon of its category. */
export function ClubCover({ club, ...rest }: ClubCoverProps) {
  const largeId = club.categorySmall.categoryLargeId;
  return (
    <CoverImage
      {...rest}
      src={imageAddress(club.bannerImage)}
      tint={`var(--tint-${largeId})`}
      fallbackIcon={icons[largeId]}
    />
  );
}
