import { type HomeSpace, spaceHeight } from '../model/use-home-space.ts';

type ReservedSpaceProps = { space: HomeSpace | undefined; group: keyof HomeSpace };

export function ReservedSpace({ space, group }: ReservedSpaceProps) {
  const height = space ? spaceHeight(space)[group] : 0;
  return height > 0 && <div style={{ minHeight: `${height}rem` }} />;
}
