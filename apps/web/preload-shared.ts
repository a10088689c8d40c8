import type { HtmlTagDescriptor, Plugin } from 'vite';

export function preloadShared(chunkName: string): Plugin {
  return {
    name: 'preload-shared',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((output): HtmlTagDescriptor[] => {
          if (output.type !== 'chunk' || output.name !== chunkName) return [];
          const styles = [...(output.viteMetadata?.importedCss ?? [])];
          return [
            link({ rel: 'modulepreload', href: `/${output.fileName}` }),
            ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
          ];
        }),
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
