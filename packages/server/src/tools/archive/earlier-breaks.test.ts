import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '@vitrine/page'
import { expect, it } from 'vitest'
import { importedSite } from '../../test/imported-site.ts'
import { removeEarlierBreaks } from './earlier-breaks.ts'

const BREAK = { type: 'hardBreak' }
const text = (words: string) => ({ type: 'text', text: words })

function clean(content: readonly JsonObject[], format: 1 | 2 = 1) {
  const body = { text: { en: { body: { type: 'doc', content } } } }
  const document = {
    ...({ id: 'd', kind: 'page', collectionId: null, createdAt: new Date(0), rev: 1 } as const),
    body,
    versions: [{ rev: 1, body }],
  }
  const cleaned = removeEarlierBreaks(document, { format })
  expect(cleaned.versions[0]?.body).toEqual(cleaned.body)
  return (cleaned.body as typeof body).text.en.body.content
}

it('removes the last line break of each text block of an earlier archive', () => {
  const item = (content: readonly JsonObject[]) => ({ type: 'listItem', content })
  expect(
    clean([
      { type: 'paragraph', content: [text('One'), BREAK, text('two'), BREAK] },
      { type: 'heading', attrs: { level: 2 }, content: [BREAK] },
      { type: 'codeBlock', content: [text('let a\n\n')] },
      { type: 'codeBlock', content: [text('\n')] },
      { type: 'bulletList', content: [item([{ type: 'paragraph', content: [text('x'), BREAK] }])] },
      { type: 'paragraph', content: [text('ends in a line\n')] },
    ]),
  ).toEqual([
    { type: 'paragraph', content: [text('One'), BREAK, text('two')] },
    { type: 'heading', attrs: { level: 2 } },
    { type: 'codeBlock', content: [text('let a\n')] },
    { type: 'codeBlock' },
    { type: 'bulletList', content: [item([{ type: 'paragraph', content: [text('x')] }])] },
    { type: 'paragraph', content: [text('ends in a line\n')] },
  ])
})

it('keeps every line break of an archive of this version', () => {
  const content = [{ type: 'paragraph', content: [text('One'), BREAK] }]
  expect(clean(content, 2)).toEqual(content)
})

it('imports an earlier archive without last line breaks', async () => {
  let added = 0
  const { server, run } = await importedSite((folder) => {
    const site = join(folder, 'site.json')
    writeFileSync(site, readFileSync(site, 'utf8').replace('"format": 2', '"format": 1'))
    const pages = join(folder, 'documents/pages')
    for (const name of readdirSync(pages)) {
      const file = join(pages, name)
      const json: unknown = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
        if (!isParagraph(value)) return value
        added += 1
        return { ...value, content: [...value.content, BREAK] }
      })
      writeFileSync(file, JSON.stringify(json))
    }
  })
  expect(added).toBeGreaterThan(0)
  expect(await run()).toMatchObject({ state: 'done' })
  const { rows } = await server.pool.query(
    `select 1 from draft where body::text like '%hardBreak%'
     union all select 1 from version where body::text like '%hardBreak%'`,
  )
  expect(rows).toEqual([])
})

function isParagraph(value: unknown): value is { readonly content: readonly unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'paragraph' &&
    'content' in value &&
    Array.isArray(value.content)
  )
}
