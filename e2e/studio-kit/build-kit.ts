import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { englishOnly } from '../../config/english-only.ts'

interface KitBundle {
  readonly script: string
  readonly styles: string
}

/** Builds the page with every control of the studio as one script and one style sheet. */
export async function buildKit(): Promise<KitBundle> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [englishOnly],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('page.tsx', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [bundle] = [output].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing')
  const styles = bundle.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (styles?.type !== 'asset') throw new Error('The kit has no style sheet')
  return { script: bundle.output[0].code, styles: String(styles.source) }
}
