import { hidesAddress, mayLoadPostcode } from '#server/http/security-headers.ts';
import { escapeHtml } from '../escape-html.ts';

export const viewNames = [
  'landing',
  'home',
  'search',
  'notices',
  'detail',
  'invitation',
  'room',
] as const;
export type ViewName = (typeof viewNames)[number];
export type FirstViews = { guest?: ViewName; member: ViewName };

export type PageFacts = {
  title: string;
  description: string;
  image?: string;
  club?: { name: string; banner: string };
  firstViews?: FirstViews;
};
export type PageFiller = (path: string) => Promise<PageFacts | undefined>;

export type PageSettings = {
  storageBase: string;
  /** Never derive this URL from the request: the client chooses its Host header. */
  publicUrl: string;
};

const appFacts = {
  title: '아지트',
  description: '취향이 맞는 사람들과 작게 모여요. 3명부터 20명까지, 동네와 온라인에서 만나요.',
  image: '/preview.jpg',
} satisfies PageFacts;

export function fillPage(
  page: string,
  path: string,
  { storageBase, publicUrl }: PageSettings,
  facts: PageFacts | undefined,
): string {
  const tags = [`<meta name="azit-storage-base" content="${escapeHtml(storageBase)}" />`];
  if (mayLoadPostcode(path)) tags.push('<meta name="azit-postcode" content="allowed" />');
  if (hidesAddress(path)) tags.push('<meta name="referrer" content="no-referrer" />');
  const shown = { ...appFacts, ...facts };
  tags.push(...previewTags(shown, path, publicUrl));
  // Replace all placeholders in one pass, before adding tags: a club may be named {{banner}}.
  const values: Record<string, string> = {
    '{{title}}': facts?.club?.name ?? '',
    '{{banner}}': facts?.club?.banner ?? '',
  };
  const filled = page.replace(/\{\{(?:title|banner)\}\}/g, (placeholder) =>
    escapeHtml(values[placeholder] ?? ''),
  );
  const titled =
    facts === undefined
      ? filled
      : filled.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(facts.title)}</title>`);
  const about = `<h1>${escapeHtml(shown.title)}</h1><p>${escapeHtml(shown.description)}</p>`;
  return titled
    .replace('<div class="no-script">', (panel) => panel + about)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/**
 * Remove the preview tags from the page first: of several tags for the same field, messengers read
 * only the first.
 */
function previewTags(facts: typeof appFacts, path: string, publicUrl: string): string[] {
  const { title, description, image } = facts;
  const properties = {
    'og:type': 'website',
    'og:site_name': '아지트',
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': description,
    // Concatenate: new URL() would read a path that begins with two slashes as another host.
    'og:url': new URL(publicUrl).origin + path,
    'og:image': new URL(image, publicUrl).href,
    // Some messengers show no large image without its size.
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [`<meta name="description" content="${escapeHtml(description)}" />`, ...tags];
}
