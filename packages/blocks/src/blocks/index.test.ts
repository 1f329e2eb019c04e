import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderBlockLists } from '../../../../scripts/block-registry.ts'

it.each(Object.entries(renderBlockLists()))(
  'lists every block type in %s; `npm run docs` updates it',
  (name, text) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text)
  },
)
