import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { loadDemo } from './demos.ts'

/** The images that are as wide as the page, or half of it. */
const LARGE: Readonly<Record<string, readonly string[]>> = {
  kiln: ['drying.webp', 'hero.webp', 'kiln.webp', 'shop-front.webp', 'table.webp', 'workshop.webp'],
  signal: [
    'bindery.webp',
    'desk.webp',
    'hero.webp',
    'starter.webp',
    'tone-cobalt.webp',
    'tone-orange.webp',
  ],
}

const assetsSchema = z.array(
  z.object({
    fileKey: z.string(),
    filename: z.string(),
    width: z.number(),
    height: z.number(),
  }),
)

function readImages(name: string): z.infer<typeof assetsSchema> {
  const file = join(loadDemo(name).archive, 'assets.json')
  return assetsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

it.each(Object.keys(LARGE))('has 2,000 px for each large image of the demo %s', (name) => {
  const images = readImages(name)
  const sharp = images.filter(({ width, height }) => Math.max(width, height) >= 2_000)
  expect(sharp.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining([...(LARGE[name] ?? [])]),
  )
  for (const { fileKey } of images)
    expect(existsSync(join(loadDemo(name).archive, 'assets', `${fileKey}.webp`))).toBe(true)
})
