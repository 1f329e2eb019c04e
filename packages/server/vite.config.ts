import { defineConfig, type Plugin } from 'vite'
import { escapeNonAscii } from '../../config/escape-non-ascii.ts'
import { recordPackages } from '../../config/record-packages.ts'

/**
 * The packages that server and browsers share, which have a file of their own: V8 parses file by file, and the memory
 * in which it parses one of 6 MB stays with the process.
 */
const SHARED = /packages\/(?:model|contract|blocks|template|page)\/src\//

/** Packages with compiled code, or that read files beside themselves: they stay in node_modules. */
const STAYS = ['sharp', '@node-rs/argon2', 'pg-native', 'thread-stream']

/**
 * Leaves out the search of the job queue for its configuration files, with the ten packages that it needs:
 * Vitrine passes every setting, and a file in a parent folder must not change them.
 */
const noQueueFiles: Plugin = {
  name: 'no-queue-files',
  enforce: 'pre',
  resolveId: (id) => (id === 'cosmiconfig' ? '\0cosmiconfig' : undefined),
  load: (id) =>
    id === '\0cosmiconfig'
      ? 'export const cosmiconfigSync = () => ({ search: () => null })'
      : undefined,
}

/**
 * Bundles the server, which starts in a third of the time. The workers for images and styles have bundles of their
 * own.
 */
export default defineConfig({
  plugins: [noQueueFiles, escapeNonAscii, recordPackages],
  ssr: { noExternal: true, external: STAYS },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        cli: 'src/cli.ts',
        'image-worker': 'src/platform/files/image-worker.ts',
        'style-worker': 'src/website/styles/style-worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'shared', test: SHARED }] },
      },
    },
  },
})
