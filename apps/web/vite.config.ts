import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.AZIT_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The policy of the served pages has no data: scripts or styles, and fonts cache better alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs compresses better as one file than as six.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'icons', test: /node_modules\/lucide-react\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/images': api,
    },
  },
});
