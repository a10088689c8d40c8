import { capitalLandmarks } from './capital-landmarks.ts';
import { otherLandmarks } from './other-landmarks.ts';

export const landmarkListing: Readonly<Record<string, string>> = {
  ...capitalLandmarks,
  ...otherLandmarks,
};

export const areaByLandmark: ReadonlyMap<string, string> = new Map(
  Object.entries(landmarkListing).flatMap(([code, listing]) =>
    listing
      .split(/\s+/)
      .flatMap(expandNames)
      .map((name) => [name, code] as const),
  ),
);

function expandNames(entry: string): string[] {
  const [, stem = '', kind, suffixes = ''] = /^([^+:]+)([+:]?)(.*)$/.exec(entry) ?? [];
  const named = Array.from(suffixes, (suffix) => stem + suffix);
  return kind === ':' ? named : [stem, ...named];
}
