import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from '../ui/texts.ts'
import { features } from './features.ts'

const GUIDE = new URL('../../../../docs/guide/', import.meta.url)

/** Returns what the guide names: its bold texts, the parts of paths such as **Settings → Team**, its headings and the cells of its tables. */
function listGuideNames(): ReadonlySet<string> {
  const pages = readdirSync(GUIDE)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(file, GUIDE), 'utf8'))
  const lines = pages.flatMap((page) => page.split('\n'))
  const headings = lines
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#+/, ''))
  const cells = lines.filter((line) => line.startsWith('|')).flatMap((line) => line.split('|'))
  const bold = pages.flatMap((page) => page.split('**').filter((_, index) => index % 2 === 1))
  const parts = bold.flatMap((text) => text.replaceAll('\n', ' ').split('→'))
  return new Set([...headings, ...cells, ...parts].map((name) => name.trim()))
}

it('names every screen of the studio in the guide', () => {
  const names = listGuideNames()
  const labels = features.flat().flatMap(({ label }) => (label ? [texts[label]] : []))
  expect(labels.length).toBeGreaterThan(40)
  expect(labels.filter((label) => !names.has(String(label)))).toEqual([])
})
