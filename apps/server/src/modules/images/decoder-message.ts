/** What the server asks of the decoder process, and what comes back. */
export type DecodeTask = { kind: 'banner' | 'profile'; upload: Uint8Array };
/** The encodings in the order of their files; undefined for what is no picture. */
export type DecodeResult = { encodings: Uint8Array[] | undefined };

/** A decode that goes on for longer is the picture's fault. */
export const CPU_LIMIT_MS = 2_000;
/** How the decoder ends itself above the limit: no other way stops libvips in the middle. */
export const OVER_LIMIT_SIGNAL = 'SIGKILL';
