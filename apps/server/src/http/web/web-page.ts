import { hidesAddress, mayLoadPostcode } from '#server/http/security-headers.ts';

/** The screens whose first view the build has drawn. */
export const viewNames = ['landing', 'home', 'detail', 'invitation', 'room'] as const;
export type ViewName = (typeof viewNames)[number];
/** A guest whom the app leads elsewhere gets none. */
export type FirstViews = { guest?: ViewName; member: ViewName };

/** What a link preview may say of a page: facts that do not change with the viewer. */
export type PageFacts = {
  title: string;
  description: string;
  /** The address of the picture, on this server or whole. */
  image?: string;
  /** Shown by the page itself until the app has come. */
  club?: { name: string; banner: string };
  /** Of which screens, where the build has drawn them. */
  firstViews?: FirstViews;
};
export type PageFiller = (path: string) => Promise<PageFacts | undefined>;

export type PageSettings = {
  storageBase: string;
  /** Where the app is reached. Never taken from the request: the caller chooses its Host header. */
  publicUrl: string;
};

/** What is said of every page without facts of its own. */
const appFacts = {
  title: '아지트',
  description: '취향이 맞는 사람들과 작게 모여요. 3명부터 20명까지, 동네와 온라인에서 만나요.',
  image: '/preview.jpg',
} satisfies PageFacts;

/** Writes the settings and the link preview into the head of the built page. */
export function fillPage(
  page: string,
  path: string,
  { storageBase, publicUrl }: PageSettings,
  facts: PageFacts | undefined,
): string {
  const tags = [`<meta name="azit-storage-base" content="${escapeHtml(storageBase)}" />`];
  if (mayLoadPostcode(path)) tags.push('<meta name="azit-postcode" content="allowed" />');
  if (hidesAddress(path)) tags.push('<meta name="referrer" content="no-referrer" />');
  tags.push(...previewTags({ ...appFacts, ...facts }, path, publicUrl));
  // In one pass and first: a club may be called {{banner}}.
  const places: Record<string, string> = {
    '{{title}}': facts?.club?.name ?? '',
    '{{banner}}': facts?.club?.banner ?? '',
  };
  const filled = page.replace(/\{\{(?:title|banner)\}\}/g, (place) =>
    escapeHtml(places[place] ?? ''),
  );
  const titled =
    facts === undefined
      ? filled
      : filled.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(facts.title)}</title>`);
  return titled.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** Each once: the built page has none, because messengers take the first they find. */
function previewTags(facts: typeof appFacts, path: string, publicUrl: string): string[] {
  const { title, description, image } = facts;
  const properties = {
    'og:type': 'website',
    'og:site_name': '아지트',
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': description,
    // Joined, not resolved: a path may begin with two slashes.
    'og:url': new URL(publicUrl).origin + path,
    'og:image': new URL(image, publicUrl).href,
    // Every one of them: some messengers show no large picture before they have measured it.
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [`<meta name="description" content="${escapeHtml(description)}" />`, ...tags];
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
