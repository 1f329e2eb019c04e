import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Leaves out Vite's helper that looks for styles and chunks to preload before each `import()`: islands
 * have no styles, the server preloads what a page needs, and every page would pay 1 KB for it.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** Keeps the names of the one classic script to itself: scripts of templates have short ones too. */
const closedScript: Plugin = {
  name: 'closed-script',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'older-scripts')
        file.code = `(()=>{${file.code.trim()}})();\n`
  },
}

/**
 * The classic script cannot import what others load too: it has copies of its own, of which what it does not use
 * is left out.
 */
const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !/\/older-scripts\/|\?older$/.test(importer)) return null
    const found = await this.resolve(source, importer.replace(/\?older$/, ''), {
      ...options,
      skipSelf: true,
    })
    return found && { ...found, id: `${found.id}?older` }
  },
}

/** What islands share and the bootstrap does not need. */
const KIT =
  /model\/src\/(cart|currency|money|product|variant|variant-event)\.ts|storefront\/src\/product\//

/**
 * Builds the bootstrap that every published page loads, and a chunk for each island. The server finds
 * the file names in `dist/manifest.json` (key `src/bootstrap.ts`) and serves the folder at `base`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/static/app/',
  plugins: [react(), plainImports, ownCopies, closedScript],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    assetsDir: '.',
    rolldownOptions: {
      input: {
        bootstrap: 'src/bootstrap.ts',
        'older-scripts': 'src/older-scripts/older-scripts.ts',
      },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `${islandOf(facadeModuleId) ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            // A file of its own, which stays in browsers' caches when the islands change.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // What most islands share, in one file instead of five.
            { name: 'kit', test: KIT },
          ],
        },
      },
    },
  },
})

/** "add-to-cart" of ".../src/add-to-cart/island.tsx". */
function islandOf(module: string | null): string | undefined {
  return module?.match(/([^/]+)\/island\.tsx?$/)?.[1]
}
