import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { englishOnly } from '../../config/english-only.ts'
import { externalStore } from '../../config/external-store.ts'
import { productionRouter } from '../../config/production-router.ts'
import { recordPackages } from '../../config/record-packages.ts'
import { findUnlistedFiles, listPreloads } from '../../config/unlisted-files.ts'
import { serverMarkdown } from '../../config/server-markdown.ts'
import { nameClass } from '../../config/short-class-names.ts'

/** A file of the message catalog; the first word of its name is that of its screen. */
const TEXTS = /src\/ui\/texts\/(\w+)/

/** The chunks that browser tests wait for by their names. */
const NAMED = /^(?:texts-|local-rendering|PagesPanel|EditorPublishDrawer)/

/** Names the chunk of a file of the catalog. The texts of the shell load with it, those of screens with them. */
function nameTextsChunk(file: string): string {
  const name = TEXTS.exec(file)?.[1] ?? ''
  return ['shared', 'shell'].includes(name) ? 'texts-shell' : `texts-${name}`
}

const SERVER = 'http://localhost:3000'

export default defineConfig({
  base: '/config/',
  plugins: [react(), englishOnly, serverMarkdown, recordPackages, findUnlistedFiles],
  resolve: { alias: [...productionRouter, ...externalStore] },
  css: { modules: { generateScopedName: nameClass } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Each browser of the target preloads modules itself.
    modulePreload: { polyfill: false, resolveDependencies: listPreloads },
    rolldownOptions: {
      output: {
        // The shell lists the files of all screens: a hash of seven characters is name enough. The manifest says which is which.
        chunkFileNames: ({ name }) =>
          NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: [{ name: nameTextsChunk, debugName: 'texts', test: TEXTS }] },
      },
    },
  },
  // The server rejects calls of other origins.
  server: {
    proxy: { '/api': { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } },
  },
})
