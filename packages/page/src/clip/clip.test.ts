import { blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { applyOps } from '../change/apply.ts'
import { type CommandName, type CommandPayload, runCommand } from '../change/commands.ts'
import type { Block, Rect } from '../document/content.ts'
import { mobileGrid, newBlock, newContent, newPage, newSection } from '../document/new.ts'
import { type Clip, createClip, getClipText } from './create-clip.ts'
import { parseClip } from './parse-clip.ts'
import { copySection, measureClip, placeClip } from './place-clip.ts'

const SITE = 'site-1'

function rect(x: number, y: number, w = 4, h = 2): Rect {
  return { x, y, w, h, z: 0 }
}

function block(id: string, desktop: Rect, given: Partial<Block> = {}): Block {
  return newBlock(() => id, 2, { place: { desktop }, ...given })
}

const page = newPage(
  { locale: 'en', title: 'Home', slug: '' },
  newContent([
    {
      section: newSection(() => 's1', { anchor: 'clay' }),
      blocks: [
        block('a', rect(0, 1), {
          group: 'g',
          readingOrder: 2,
          place: { desktop: rect(0, 1), mobile: rect(0, 4, 8) },
          text: { en: { body: 'Clay' }, fr: { body: 'Argile' } },
        }),
        block('b', rect(6, 3), { group: 'g', readingOrder: 1, text: { fr: { body: 'Four' } } }),
        block('c', rect(0, 9)),
      ],
    },
    {
      section: newSection(() => 's2'),
      blocks: Array.from({ length: 59 }, (_, at) => block(`full${at}`, rect(0, at * 2))),
    },
    { section: newSection(() => 's3'), blocks: [block('d', rect(2, 0))] },
  ]),
)

function copy(blocks: readonly string[], section?: string): Clip {
  const clip = createClip(page, { section, blocks }, SITE)
  if (!clip) throw new Error('Something is selected')
  const { clip: parsed } = parseClip(JSON.stringify(clip), { site: SITE, isOwn: false })
  if (!parsed) throw new Error('A clip of the page is valid')
  return parsed
}

/** Returns ids for everything in a clip. */
function rename({ sections }: Clip): ReadonlyMap<string, string> {
  const ids = sections.flatMap(({ id, blockIds }) => [id, ...blockIds])
  return new Map(ids.map((id) => [id, `new-${id}`]))
}

/** Runs a command that is possible, and checks that its inverse restores the page exactly. */
function run<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const result = runCommand('page', page, name, payload as never)
  if (!result.change) throw new Error(result.error)
  expect(applyOps(result.body, result.inverse).body).toEqual(page)
  return { ...result.body, label: result.change.label }
}

function fail<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  return runCommand('page', page, name, payload as never).error
}

/** Puts copies of a clip into a section of the page. */
function paste(clip: Clip, id: string, row: number) {
  const to = page.sections.find((each) => each.id === id)
  if (!to) throw new Error('The page has the section')
  const blocks = placeClip(clip, page, { to, row, copies: rename(clip) })
  return { blocks, section: id }
}

describe('blocks', () => {
  it('are copied with their group and pasted with new ids, places and phone layout', () => {
    const pasted = run('clip.paste', paste(copy(['b']), 's3', 5))
    expect(pasted.label).toBe('paste 2 blocks')
    const [a, b] = [pasted.blocks['new-a'], pasted.blocks['new-b']]
    expect(a?.place).toEqual({ desktop: rect(0, 5), mobile: rect(0, 2, 8) })
    expect(b?.place).toEqual({ desktop: rect(6, 7) })
    expect([a?.group, b?.group]).toEqual(['new-a', 'new-a'])
    expect(a?.text).toEqual(page.blocks['a']?.text)
    // The order in which they were read is that of the other section.
    expect([a?.readingOrder, b?.readingOrder]).toEqual([undefined, undefined])
    expect(pasted.sections[2]?.blockIds).toEqual(['d', 'new-a', 'new-b'])
  })

  it('keep their share of the columns, and the phone layout in an empty section', () => {
    const clip = copy(['a'])
    const grid = { ...newSection(() => 's').grid.desktop, cols: 24 } as const
    const to = newSection(() => 'wide', { grid: { desktop: grid, mobile: mobileGrid } })
    const [a, b] = placeClip(clip, page, { to, row: 0, copies: rename(clip) })
    expect(a?.place.mobile).toEqual(rect(0, 4, 8))
    expect(b?.place.desktop).toEqual(rect(12, 2, 8))
    expect(measureClip(clip, 24)).toEqual({ x: 0, w: 20, h: 4 })
  })

  it('of several sections are below each other', () => {
    const { blocks } = run('clip.paste', paste(copy(['c', 'd']), 's3', 2))
    expect([blocks['new-c'], blocks['new-d']].map((each) => each?.place.desktop.y)).toEqual([2, 4])
  })

  it('change nothing where a section would have more than 60, or an id is used', () => {
    expect(fail('clip.paste', paste(copy(['a']), 's2', 0))).toBe(
      'A section can have at most 60 blocks. Use another section.',
    )
    const { blocks, section } = paste(copy(['c']), 's3', 0)
    expect(fail('clip.paste', { blocks: [...blocks, ...blocks], section })).toBe(
      'This element already exists.',
    )
  })

  it('are cut, and so is a section', () => {
    expect(run('clip.cut', { ids: ['a', 'b', 'c'] }).sections[0]?.blockIds).toEqual([])
    expect(run('clip.cut', { section: 's1' }).sections.map(({ id }) => id)).toEqual(['s2', 's3'])
  })
})

describe('a section', () => {
  it('is pasted as it is, without an anchor that is taken', () => {
    const clip = copy([], 's1')
    expect(clip.kind).toBe('sections')
    const copied = copySection(clip, page, rename(clip))
    if (!copied) throw new Error('A section was copied')
    const { sections, blocks, label } = run('clip.pasteSection', { ...copied, after: 's1' })
    expect(label).toBe('paste section')
    expect(sections.map(({ id }) => id)).toEqual(['s1', 'new-s1', 's2', 's3'])
    expect(sections[1]).not.toHaveProperty('anchor')
    expect(blocks['new-b']).toEqual({ ...page.blocks['b'], id: 'new-b', group: 'new-a' })
    expect(copySection(clip, newContent(), rename(clip))?.section.anchor).toBe('clay')
  })

  it('changes nothing on a page with 60', () => {
    const clip = copy([], 's1')
    const sections = Array.from({ length: 60 }, (_, at) => newSection(() => `of${at}`))
    const full = { ...page, ...newContent(sections.map((section) => ({ section, blocks: [] }))) }
    const payload = { section: newSection(() => 'more'), blocks: [], after: null }
    expect(copySection(clip, full, rename(clip))).toBeDefined()
    expect(runCommand('page', full, 'clip.pasteSection', payload).error).toBe(
      'A page can have at most 60 sections.',
    )
  })
})

it('has the texts in reading order, in the language of the editor or the first', () => {
  expect(getClipText(copy(['a']), 'en')).toBe('Four\nClay')
  expect(getClipText(copy(['a']), 'fr')).toBe('Four\nArgile')
  expect(createClip(page, { section: undefined, blocks: [] }, SITE)).toBeUndefined()
})

describe('what is no clip of the site', () => {
  const clip = copy(['c'])
  const block = clip.blocks['c']
  const parse = (json: unknown, isOwn = false) =>
    parseClip(typeof json === 'string' ? json : JSON.stringify(json), { site: SITE, isOwn })
  const replace = (given: object) => ({
    ...clip,
    blocks: { c: { ...block, ...given } },
  })

  it.each([
    ['no JSON', 'clay'],
    ['other JSON', '{"vitrine":"theme"}'],
    ['a later version', { ...clip, version: 2 }],
    ['no sections', { ...clip, sections: [], blocks: {} }],
    ['several sections as one', { ...clip, ...page, kind: 'sections' }],
    ['a block outside of all sections', { ...clip, blocks: page.blocks }],
    ['a block of another id', replace({ id: 'other' })],
    ['an unknown member of a block', replace({ html: '<p>' })],
    ['a script in a text', replace({ text: { en: { title: '<script>alert(1)</script>' } } })],
    ['an address that is a script', replace({ data: { link: 'javascript:alert(1)' } })],
    ['a file inside an address', replace({ data: { src: 'data:text/html,x' } })],
    ['U+0000', replace({ text: { en: { title: 'a\0b' } } })],
    ['half of a character', replace({ name: '\ud800' })],
    ['a reserved name', JSON.stringify(replace({ data: { own: 1 } })).replace('own', '__proto__')],
  ])('is rejected: %s', (_, json) => {
    expect(parse(json)).toEqual({ error: 'unknown' })
  })

  it('is rejected: of another site', () => {
    expect(parse({ ...clip, site: 'site-2' })).toEqual({ error: 'foreign' })
  })

  it('is rejected: code that another page may have put there', () => {
    const code = replace({ type: blockTypeCodes.code, data: { code: '<script>alert(1)</script>' } })
    const form = replace({
      type: blockTypeCodes.form,
      data: { submissionHtml: '<script>alert(1)</script>' },
    })
    for (const json of [code, form]) {
      expect(parse(json)).toEqual({ error: 'code' })
      expect(parse(json, true)).toHaveProperty('clip')
    }
    expect(parse(replace({ type: blockTypeCodes.form, data: {} }))).toHaveProperty('clip')
  })
})
