export type DecodeTask = {
  kind: 'banner' | 'profile' | 'chat' | 'link preview';
  upload: Uint8Array;
};
export type Encoding = { bytes: Uint8Array; width: number; height: number };
export type DecodeResult = {
  encodings: Encoding[] | undefined;
  isSpent: boolean;
};

/** Only a malicious picture needs more CPU time. */
export const CPU_LIMIT_MS = 2_000;
/** The decoder kills itself above the CPU limit: nothing else can stop libvips during an image. */
export const OVER_LIMIT_SIGNAL = 'SIGKILL';
