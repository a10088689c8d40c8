/** What the server asks of the decoder process, and what comes back. */
export type DecodeTask = {
  kind: 'banner' | 'profile' | 'chat' | 'link preview';
  /** What was sent to us; for a link preview, a banner as it is kept. */
  upload: Uint8Array;
};
export type Encoding = { bytes: Uint8Array; width: number; height: number };
export type DecodeResult = {
  /** In the order of their files; undefined for what is no picture. */
  encodings: Encoding[] | undefined;
  /** Whether the process has grown so large that a new one is better. */
  isSpent: boolean;
};

/** A decode that goes on for longer is the picture's fault. */
export const CPU_LIMIT_MS = 2_000;
/** How the decoder ends itself above the limit: no other way stops libvips in the middle. */
export const OVER_LIMIT_SIGNAL = 'SIGKILL';
