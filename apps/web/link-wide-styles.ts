import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Links the style sheet of a chunk that only wide screens use: they need its styles before any
 * script runs. Because of the media query, phones load the style sheet with the lowest priority.
 */
export function linkWideStyles(chunkName: string, source: string): Plugin {
  return {
    name: 'link-wide-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        // The dev server has no bundle, so link the source file.
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
