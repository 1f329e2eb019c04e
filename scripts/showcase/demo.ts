import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The site that the showcase stands on: what every fresh install begins with. */
const SITE = new URL('../../themes/kiln/demo/site/', import.meta.url)
export const LOCALE = 'en-GB'

const assets = z
  .array(z.object({ id: z.string(), filename: z.string() }))
  .parse(read('assets.json'))

/** The id of one of its pictures: `hero` of `hero.webp`. */
export function picture(name: string): string {
  const found = assets.find(({ filename }) => filename === `${name}.webp`)
  if (!found) throw new Error(`The demo has no picture "${name}"`)
  return found.id
}

/** The id of what a file of its archive holds: `documents/pages/journal`. */
export function demoId(file: string): string {
  return z.object({ id: z.string() }).parse(read(`${file}.json`)).id
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, SITE), 'utf8'))
}
