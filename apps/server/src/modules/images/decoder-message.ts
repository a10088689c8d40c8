export type DecodeTask = {
  kind: 'banner' | 'profile' | 'chat' | 'link preview';
  upload: Uint8Array;
};
export type Encoding = { bytes: Uint8Array; width: number; height: number };
export type DecodeResult = {
  encodings: Encoding[] | undefined;
  isSpent: boolean;
};

/** Ordinary pictures need less CPU time than this; only malicious ones need more. */
export const CPU_LIMIT_MS = 2_000;
/**
 * The decoder process kills itself above the CPU limit: nothing else can stop libvips while it
 * decodes an image.
 */
export const OVER_LIMIT_SIGNAL = 'SIGKILL';
