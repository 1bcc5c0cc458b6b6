import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { collection } from './build/collection-plugin.js';
import { contentSecurityPolicy } from './build/content-security-policy.js';
import { frame } from './build/frame-plugin.js';
import { manual } from './build/manual-plugin.js';
import { serviceWorker } from './build/service-worker-plugin.js';
import { shards } from './build/shards-plugin.js';
import { sharedLinks } from './build/shared-links.js';

export default defineConfig({
  // Relative addresses: the folder works under any path of any host.
  base: './',
  plugins: [
    solid(),
    collection(),
    contentSecurityPolicy(),
    shards(),
    sharedLinks(),
    frame(),
    manual(),
    serviceWorker(),
  ],
  // As `slidewise web` does it: what is cross-origin isolated may search with several workers.
  server: {
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
  },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    target: 'es2022',
    // Data in the address of an image would need a looser policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What is bundled goes to others with its licence.
    license: { fileName: 'licenses.txt' },
    // How long plugins take is nothing that whoever builds has to know.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The first page in one file: two dozen take a tenth more, since each is compressed by itself.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
