import { type HomeSpace, spaceHeight } from '../model/use-home-space.ts';

export function ReservedSpace({ space }: { space: HomeSpace | undefined }) {
  const height = space ? spaceHeight(space) : 0;
  return height > 0 && <div style={{ minHeight: `${height}rem` }} />;
}
