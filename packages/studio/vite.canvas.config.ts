import { defineConfig, type Plugin } from 'vite'
import { currentBrowsers } from '../../config/current-browsers.ts'
import { createPackageRecorder } from '../../config/record-packages.ts'

/** Removes Vite's helper that preloads styles and chunks before each `import()`: the canvas has no styles of its own. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/**
 * Builds the script that runs inside the canvas of the editor. It shares no chunk with the studio. The server finds its
 * name in `dist/canvas-manifest.json`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/config/',
  plugins: [plainImports, currentBrowsers, createPackageRecorder('canvas-packages.json')],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    manifest: 'canvas-manifest.json',
    modulePreload: false,
    rolldownOptions: {
      input: { canvas: 'src/canvas/main.ts' },
      output: {
        entryFileNames: 'assets/canvas-[hash].js',
        chunkFileNames: 'assets/canvas-[name]-[hash].js',
      },
    },
  },
})
