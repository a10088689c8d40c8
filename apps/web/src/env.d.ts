/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** The API's origin; empty: the page's own. */
  readonly VITE_API_BASE?: string;
  /** Base of every image path; empty: the page's own origin. */
  readonly VITE_IMAGE_BASE?: string;
  /** `1` mounts /__gallery in a production build. */
  readonly VITE_GALLERY?: string;
  /** `1` uses window.alert and window.confirm, for suites that listen for browser dialogs. */
  readonly VITE_NATIVE_ALERT?: string;
  /** Overrides the URL of the postcode widget's script. */
  readonly VITE_POSTCODE_URL?: string;
}

interface Window {
  /** Set by public/start.js; returns undefined if this was not requested early. */
  takeEarly?: (
    request: { method: string; url: string; headers: Record<string, string> },
    signal: AbortSignal,
  ) => Promise<Response> | undefined;
}
