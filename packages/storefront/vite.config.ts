import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { recordPackages } from '../../config/record-packages.ts'

/**
 * Removes Vite's helper that preloads styles and chunks before each `import()`: islands have no styles, the server
 * preloads what a page needs, and the helper would add 1 KB to every page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** Wraps the classic script in a function, because its short names would clash with those of templates. */
const closedScript: Plugin = {
  name: 'closed-script',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'older-scripts')
        file.code = `(()=>{${file.code.trim()}})();\n`
  },
}

/**
 * Gives the classic script its own tree-shaken copies of shared modules, because it cannot import chunks.
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

/** The modules that islands share and the bootstrap does not need. */
const KIT =
  /model\/src\/commerce\/(cart|product|variant|variant-event)\.ts|storefront\/src\/product\/page-product/

/**
 * Builds the bootstrap that every published page loads, and a chunk for each island. The server finds
 * the file names in `dist/manifest.json` (key `src/bootstrap.ts`) and serves the folder at `base`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/static/app/',
  plugins: [react(), plainImports, ownCopies, closedScript, recordPackages],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    assetsDir: '.',
    rolldownOptions: {
      // A constant of another chunk costs less than its import.
      optimization: { inlineConst: true },
      input: {
        bootstrap: 'src/bootstrap.ts',
        'older-scripts': 'src/older-scripts/older-scripts.ts',
        'ad-frame': 'src/ads/frame/frame.ts',
      },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          // The bootstrap, which every page loads, has all these names.
          `${getIslandName(facadeModuleId) ?? name}-[hash:7].js`,
        codeSplitting: {
          groups: [
            // A separate chunk stays cached when the islands change.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // The modules that most islands share, in one chunk instead of five.
            { name: 'kit', test: KIT },
          ],
        },
      },
    },
  },
})

/** Returns the island's name: "add-to-cart" for ".../islands/add-to-cart/island.tsx". */
function getIslandName(module: string | null): string | undefined {
  return module?.match(/([^/]+)\/island\.tsx?$/)?.[1]
}
