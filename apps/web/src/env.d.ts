/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** Where the API lives; empty: the page's own origin. */
  readonly VITE_API_BASE?: string;
  /** The storage base in front of every image path; empty: the page's own origin. */
  readonly VITE_IMAGE_BASE?: string;
  /** `1` mounts /__gallery in a production build. */
  readonly VITE_GALLERY?: string;
  /** `1` uses window.alert and window.confirm, for suites that listen for browser dialogs. */
  readonly VITE_NATIVE_ALERT?: string;
  /** Another address of the postcode widget's script. */
  readonly VITE_POSTCODE_URL?: string;
}

interface Window {
  /** Set by public/start.js; returns nothing where this was not asked for early. */
  takeEarly?: (
    request: { method: string; url: string; headers: Record<string, string> },
    signal: AbortSignal,
  ) => Promise<Response> | undefined;
}
