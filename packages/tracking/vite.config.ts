import { defineConfig, type Plugin } from 'vite'
import { recordPackages } from '../../config/record-packages.ts'

/** Removes Vite's helper that preloads styles and chunks before each `import()`: there are none to preload. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/**
 * Builds the script that every published page loads late, and the event client that it loads where a page needs it.
 * The server finds the file names in `dist/manifest.json` (key `src/start.ts`) and serves the folder at `base`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/static/visits/',
  plugins: [plainImports, recordPackages],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    assetsDir: '.',
    rolldownOptions: {
      optimization: { inlineConst: true },
      input: { start: 'src/start.ts' },
      output: { chunkFileNames: '[name]-[hash:7].js' },
    },
  },
})
