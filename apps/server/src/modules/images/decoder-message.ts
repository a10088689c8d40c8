/** Messages between the server and the decoder process. */
export type DecodeTask = {
  kind: 'banner' | 'profile' | 'chat' | 'link preview';
  /** The uploaded file; for a link preview, the stored banner. */
  upload: Uint8Array;
};
export type Encoding = { bytes: Uint8Array; width: number; height: number };
export type DecodeResult = {
  /** One per file to store; undefined if the upload is no picture. */
  encodings: Encoding[] | undefined;
  /** Whether the process has grown too large and should be replaced. */
  isSpent: boolean;
};

/** Only a malicious picture takes longer. */
export const CPU_LIMIT_MS = 2_000;
/** The decoder kills itself above the limit: nothing else stops libvips during an image. */
export const OVER_LIMIT_SIGNAL = 'SIGKILL';
