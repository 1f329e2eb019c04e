import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles a script of this folder for a page. Returns its code. */
export async function bundleScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [bundle] = [output].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing')
  return bundle.output[0].code
}
