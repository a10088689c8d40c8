import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * A wide screen needs the styles of the desk for its first view, before the script that brings them
 * along. Phones fetch them last, and their first view does not wait for them.
 */
export function linkDeskStyles(chunkName: string): Plugin {
  return {
    name: 'link-desk-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((output): HtmlTagDescriptor[] => {
          if (output.type !== 'chunk' || output.name !== chunkName) return [];
          return [...(output.viteMetadata?.importedCss ?? [])].map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', media: '(min-width: 64em)', href: `/${file}` },
            injectTo: 'head',
          }));
        }),
    },
  };
}
