import * as z from 'zod/mini'
import { parseJson } from './json.ts'
import type { ArchiveSource } from './source.ts'

const MAX_BYTES = 10 * 1024 * 1024
const shape = z.object({ title: z.string() })

/** Reads the title of the site in an archive; empty if it has none, which its check reports. */
export async function readArchiveTitle(source: ArchiveSource): Promise<string> {
  const entries = await source.list()
  if (!entries.some(({ path }) => path === 'site.json')) return ''
  const bytes = await source.read('site.json', MAX_BYTES)
  const read = bytes && parseJson(bytes)
  const parsed = shape.safeParse(read && 'json' in read ? read.json : undefined)
  return parsed.success ? parsed.data.title : ''
}
