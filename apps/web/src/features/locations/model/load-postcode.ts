import { isRecord } from '#web/lib/is-record.ts';

type WidgetOptions = { oncomplete: (answer: unknown) => void; width: string; height: string };
export type PostcodeWidget = new (options: WidgetOptions) => { embed: (host: HTMLElement) => void };

// The URL has no query string, because the service refuses unknown parameters.
const scriptAddress =
  import.meta.env.VITE_POSTCODE_URL ??
  'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const patience = 5_000;

let loading: Promise<PostcodeWidget> | null = null;

/** A failed or late script is discarded, so that a retry can load it again. */
export function loadPostcode({ timeoutMs = patience } = {}): Promise<PostcodeWidget> {
  const present = findWidget();
  if (present) return Promise.resolve(present);
  loading ??= insertScript(timeoutMs).finally(() => {
    loading = null;
  });
  return loading;
}

function insertScript(timeoutMs: number): Promise<PostcodeWidget> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.async = true;
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`the address search ${why}`));
    };
    const timer = setTimeout(() => fail('took too long'), timeoutMs);
    script.addEventListener('error', () => fail('could not be reached'));
    script.addEventListener('load', () => {
      const widget = findWidget();
      if (!widget) return fail('brought no widget');
      clearTimeout(timer);
      resolve(widget);
    });
    document.head.append(script);
  });
}

/** `daum` is the former name of the Kakao service. */
function findWidget(): PostcodeWidget | null {
  for (const name of ['kakao', 'daum']) {
    const space: unknown = Reflect.get(window, name);
    if (isRecord(space) && isWidget(space.Postcode)) return space.Postcode;
  }
  return null;
}

function isWidget(value: unknown): value is PostcodeWidget {
  return typeof value === 'function';
}
