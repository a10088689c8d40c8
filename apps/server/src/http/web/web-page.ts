import { mayLoadPostcode } from '#server/http/security-headers.ts';

/** What a link preview may say of a page: facts that do not change with the viewer. */
export type PageFacts = {
  title: string;
  description: string;
  imageUrl?: string;
  /** Shown by the page itself until the app has come. */
  club?: { name: string; banner: string };
};
export type PageFiller = (path: string) => Promise<PageFacts | undefined>;

/** Writes the settings and the link preview into the head of the built page. */
export function fillPage(
  page: string,
  path: string,
  storageBase: string,
  facts: PageFacts | undefined,
): string {
  const tags = [`<meta name="azit-storage-base" content="${escapeHtml(storageBase)}" />`];
  if (mayLoadPostcode(path)) tags.push('<meta name="azit-postcode" content="allowed" />');
  if (facts !== undefined) tags.push(...previewTags(facts));
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

function previewTags({ title, description, imageUrl }: PageFacts): string[] {
  const facts = {
    'og:type': 'website',
    'og:site_name': '아지트',
    'og:title': title,
    'og:description': description,
  };
  const all = imageUrl === undefined ? facts : { ...facts, 'og:image': imageUrl };
  return Object.entries(all).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
