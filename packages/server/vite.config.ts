import { defineConfig } from 'vite'

/** Packages with compiled code, or that read files beside themselves: they stay in node_modules. */
const STAYS = ['sharp', '@node-rs/argon2', 'graphile-worker', 'pg-native', 'thread-stream']

/**
 * One bundle: what is read at the start is read at once, and starts in a third of the time. The processes
 * that work on pictures and styles have others.
 */
export default defineConfig({
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
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
