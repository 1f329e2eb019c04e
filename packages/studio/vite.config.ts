import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { englishOnly } from '../../config/english-only.ts'
import { recordPackages } from '../../config/record-packages.ts'

const SERVER = 'http://localhost:3000'

export default defineConfig({
  base: '/config/',
  plugins: [react(), englishOnly, recordPackages],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'texts', test: /src\/ui\/texts/ }] } },
    },
  },
  // The server rejects calls of other origins.
  server: {
    proxy: { '/api': { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } },
  },
})
