import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { STUDIO_DIST } from '../../platform/config/paths.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional() }),
)

/** Reads the URL of the script that runs in the canvas; undefined if the studio is not built. */
export async function readCanvasScript(): Promise<string | undefined> {
  const manifest = await readFile(new URL('canvas-manifest.json', STUDIO_DIST), 'utf8').catch(
    () => undefined,
  )
  if (manifest === undefined) return undefined
  const entries = Object.values(manifestSchema.parse(JSON.parse(manifest)))
  const entry = entries.find(({ isEntry }) => isEntry === true)
  return entry && `/config/${entry.file}`
}
