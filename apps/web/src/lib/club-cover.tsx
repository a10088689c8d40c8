import type { FileInfo } from '@azit/contract/field';
import { categoryLook } from '#web/lib/category-look.ts';
import { imageAddress } from '#web/lib/image-address.ts';
import { CoverImage, type CoverImageProps } from '#web/ui/cover-image.tsx';

type ClubCoverProps = Pick<CoverImageProps, 'ratio' | 'rounded' | 'priority' | 'children'> & {
  club: { bannerImage: FileInfo; categorySmall: { categoryLargeId: number } };
};

/** A club's banner; without one, or where it does not load, the tint and icon of its category. */
export function ClubCover({ club, ...rest }: ClubCoverProps) {
  const { icon: Icon, tint } = categoryLook(club.categorySmall.categoryLargeId);
  return (
    <CoverImage
      {...rest}
      src={imageAddress(club.bannerImage)}
      tint={tint}
      fallbackIcon={<Icon aria-hidden />}
    />
  );
}
