import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * A wide screen needs the styles of the desk for its first view, before the script that brings them
 * along. Phones fetch them last, and their first view does not wait for them.
 */
export function linkDeskStyles(chunkName: string, source: string): Plugin {
  return {
    name: 'link-desk-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        // While somebody works on it, nothing is bundled.
        if (!bundle) return [styles(source)];
        return Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && output.name === chunkName
            ? [...(output.viteMetadata?.importedCss ?? [])].map(styles)
            : [],
        );
      },
    },
  };
}

function styles(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'stylesheet', media: '(min-width: 64em)', href: `/${file}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}
