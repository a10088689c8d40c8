/**
 * Names of built files. The entry lists every one of them: hashes are short, and a part's own name
 * would join those of all its screens. The first views name pictures, so both builds ask here.
 */
function builtName(name: string, extension: string): string {
  return `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash:7].${extension}`;
}

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => builtName(name, 'js'),
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) => builtName(name, '[ext]'),
};
