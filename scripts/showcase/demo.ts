import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The demo site, which the showcase extends. */
const SITE = new URL('../../themes/kiln/demo/site/', import.meta.url)
export const LOCALE = 'en-GB'

const assets = z
  .array(z.object({ id: z.string(), filename: z.string() }))
  .parse(read('assets.json'))

/** Returns the id of an image of the demo: `hero` for `hero.webp`. */
export function getImageId(name: string): string {
  const found = assets.find(({ filename }) => filename === `${name}.webp`)
  if (!found) throw new Error(`The demo has no image "${name}"`)
  return found.id
}

/** Reads the id in a file of the demo's archive: `documents/pages/journal`. */
export function readDemoId(file: string): string {
  return z.object({ id: z.string() }).parse(read(`${file}.json`)).id
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, SITE), 'utf8'))
}
