/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_IMAGE_BASE?: string;
  /**
   * `1` makes the app use window.alert and window.confirm, because some test suites listen for
   * those.
   */
  readonly VITE_NATIVE_ALERT?: string;
  readonly VITE_POSTCODE_URL?: string;
}

interface Window {
  /**
   * public/start.js sends some requests before the app loads and sets this function, which returns
   * their responses. It returns undefined for a request that was not sent early.
   */
  takeEarly?: (
    request: { method: string; url: string; headers: Record<string, string> },
    signal: AbortSignal,
  ) => Promise<Response> | undefined;
}

declare module 'qr/decode.js' {
  /** Declares only what this package and the `BarcodeDetector` of browsers have in common. */
  export class BarcodeDetector {
    constructor(options: { formats: ['qr_code'] });
    static getSupportedFormats(): Promise<readonly string[]>;
    detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
  }
}
