import { blockTypeCodes } from '@vitrine/model'
import fc from 'fast-check'
import { createClip } from '../clip/create-clip.ts'
import { copySection, placeClip, renameClip } from '../clip/place-clip.ts'
import type { Id } from '../document/common.ts'
import type { Block, Rect } from '../document/content.ts'
import { newBlock, newContent, newPage, newSection } from '../document/new.ts'
import type { Page } from '../document/page.ts'
import type { RichText } from '../rich-text/schema.ts'
import { type CommandName, type CommandPayload, runCommand } from '../change/commands.ts'
import type { ChangeSet, Op } from '../change/op.ts'

/** Creates unique ids with a prefix. */
export function createIds(prefix: string): () => Id {
  let last = 0
  return () => `${prefix}${(last += 1)}`
}

export function text(...paragraphs: readonly string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((words) => ({
      type: 'paragraph',
      ...(words !== '' && { content: [{ type: 'text', text: words }] }),
    })),
  }
}

const words = fc.constantFrom('clay', 'glaze', 'kiln', 'wheel', 'made by hand', '')

export const anyText: fc.Arbitrary<RichText> = fc
  .array(words, { maxLength: 4 })
  .map((all) => text(...all))

export function anyRect(cols: number): fc.Arbitrary<Rect> {
  return fc
    .tuple(
      fc.nat(cols - 1),
      fc.nat(cols - 1),
      fc.nat(30),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(5),
    )
    .map(([x, w, y, h, z]) => ({ x, w: Math.min(w + 1, cols - x), y, h, z }))
}

/** The types of blocks, one of them unknown, as a newer program may have saved it. */
const types = [blockTypeCodes.html, blockTypeCodes.image, blockTypeCodes.button, 9_999]

const anyBlock: fc.Arbitrary<Partial<Block> & { type: number }> = fc.record(
  {
    type: fc.constantFrom(...types),
    data: fc.dictionary(fc.constantFrom('focal', 'ratio', 'columns'), fc.nat(9), { maxKeys: 2 }),
    text: fc.dictionary(
      fc.constantFrom('en', 'fr'),
      anyText.map((body) => ({ body })),
    ),
    place: fc.record({ desktop: anyRect(12), mobile: anyRect(8) }, { requiredKeys: ['desktop'] }),
    group: fc.constantFrom('g1', 'g2'),
    lock: fc.constantFrom('layout', 'all'),
  },
  { requiredKeys: ['type', 'place'] },
)

export const anyPage: fc.Arbitrary<Page> = fc
  .array(fc.array(anyBlock, { maxLength: 4 }), { maxLength: 4 })
  .map((sections) => {
    const section = createIds('s')
    const block = createIds('b')
    return newPage(
      { locale: 'en', title: 'Home', slug: '' },
      newContent(
        sections.map((blocks) => ({
          section: newSection(section),
          blocks: blocks.map((given) => newBlock(block, given.type, given)),
        })),
      ),
    )
  })

/** The random numbers that determine a command: the same numbers on the same page are the same command. */
export type Dice = readonly number[]

export const anyDice: fc.Arbitrary<Dice> = fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 })

interface Played {
  readonly body: Page
  readonly changes: readonly (ChangeSet & { readonly inverse: readonly Op[] })[]
}

/** Runs the commands that the dice determine; impossible ones are skipped. */
export function runCommands(start: Page, dice: readonly Dice[], newId: () => Id): Played {
  let body = start
  const changes: (ChangeSet & { readonly inverse: readonly Op[] })[] = []
  for (const each of dice) {
    const [name, payload] = chooseCommand(body, each, newId)
    const ran = runCommand('page', body, name, payload)
    if (!ran.change) continue
    body = ran.body
    changes.push({ ...ran.change, inverse: ran.inverse })
  }
  return { body, changes }
}

type ChosenCommand = { [N in CommandName]: readonly [N, CommandPayload<N>] }[CommandName]

/** The parts of a page that a command works on, chosen by the dice. */
interface Choice {
  readonly newId: () => Id
  readonly dice: { readonly c: number; readonly d: number; readonly e: number }
  readonly section: Id
  readonly inSection: readonly Id[]
  readonly id: Id
  readonly ids: readonly Id[]
  readonly bp: 'desktop' | 'mobile'
  readonly place: Rect
  readonly after: Id | null
  readonly createBlock: () => Block
}

type Commands = readonly (() => ChosenCommand)[]

function pick<T>(all: readonly T[], die: number, fallback: T): T {
  return all[die % Math.max(all.length, 1)] ?? fallback
}

function chooseCommand(
  page: Page,
  [which = 0, a = 0, b = 0, c = 0, d = 0, e = 0]: Dice,
  newId: () => Id,
): ChosenCommand {
  const sections = page.sections.map((section) => section.id)
  const blocks = Object.keys(page.blocks)
  const section = pick(sections, a, 'none')
  const inSection = page.sections.find((each) => each.id === section)?.blockIds ?? []
  const place: Rect = { x: d % 14, y: e % 30, w: 1 + (a % 13), h: 1 + (c % 9), z: d % 4 }
  const desktop = { ...place, x: d % 6, w: 1 + (a % 6) }
  const choice: Choice = {
    newId,
    dice: { c, d, e },
    section,
    inSection,
    id: pick(blocks, b, 'none'),
    ids: (e % 4 ? inSection : blocks).filter((_, at) => ((c | 3) >> (at % 8)) & 1),
    bp: pick(['desktop', 'mobile'] as const, c, 'desktop'),
    place,
    after: pick([null, ...sections], d, null),
    createBlock: () => newBlock(newId, pick(types, c, 2), { place: { desktop } }),
  }
  const all = [
    ...listSectionCommands(choice),
    ...listBlockCommands(choice),
    ...listPlaceCommands(choice),
    ...listDataCommands(choice),
    ...listMultiCommands(choice),
    ...listOtherCommands(choice),
    ...listClipCommands(page, choice),
  ]
  return pick<() => ChosenCommand>(all, which, () => ['section.delete', { id: section }])()
}

function listSectionCommands({
  dice: { c, d },
  newId,
  section,
  inSection,
  after,
  createBlock,
}: Choice): Commands {
  return [
    () => [
      'section.insert',
      { section: newSection(newId), blocks: [createBlock(), createBlock()], after },
    ],
    () => ['section.move', { id: section, after }],
    () => ['section.delete', { id: section }],
    () => [
      'section.duplicate',
      {
        id: section,
        newId: newId(),
        blockIds: Object.fromEntries(inSection.map((each) => [each, newId()])),
      },
    ],
    () => [
      'section.setProps',
      {
        id: section,
        props: { height: pick(['fit', 's', 'l'], c, 'fit'), theme: d % 3 ? 'dark' : undefined },
      },
    ],
    () => [
      'section.setProps',
      {
        id: section,
        props: {
          grid: {
            desktop: { cols: d % 2 ? 24 : 12, gap: { x: 11, y: 11 }, rowUnit: 24 },
            mobile: { cols: 8, gap: { x: 6, y: 6 }, rowUnit: 24 },
          },
        },
      },
    ],
    () => ['section.applyPreset', { id: section, props: {}, blocks: [createBlock()] }],
  ]
}

function listBlockCommands({
  dice: { c, d, e },
  newId,
  section,
  id,
  ids,
  bp,
  inSection,
  createBlock,
}: Choice): Commands {
  return [
    () => [
      'block.insert',
      {
        block: createBlock(),
        section,
        ...(e % 2 && { after: pick([null, ...inSection], d, null) }),
      },
    ],
    () => ['block.delete', { id }],
    () => ['block.duplicate', { id, newId: newId() }],
    () => [
      'block.convert',
      {
        id,
        type: pick(types, c, 2),
        v: 1,
        data: { made: d },
        ...(e % 2 && { text: { en: { body: text('made anew') } } }),
      },
    ],
    () => ['block.hide', { id, bp, hidden: d % 2 === 0 }],
    () => ['block.lock', { id, lock: pick([undefined, undefined, 'layout', 'all'], d, undefined) }],
    () => ['block.group', { ids, group: `g${d % 3}` }],
    () => ['block.ungroup', { group: `g${d % 3}` }],
  ]
}

function listPlaceCommands({ dice: { d }, section, id, bp, place }: Choice): Commands {
  return [
    () => ['block.move', { id, bp, place }],
    () => ['block.move', { id, bp: 'desktop', place, section }],
    () => ['block.resize', { id, bp, place }],
    () => ['block.pinMobile', { id, place }],
    () => ['block.releaseMobile', d % 2 ? { id } : { section }],
    () => [
      'block.reorder',
      { id, bp, to: pick(['front', 'forward', 'backward', 'back'], d, 'front') },
    ],
  ]
}

function listDataCommands({ dice: { d, e }, section, inSection, id }: Choice): Commands {
  return [
    () => [
      'block.setData',
      {
        id,
        path: pick([['focal'], ['crop', 'x'], ['crop', 'y']], d, ['focal']),
        value: e % 4 ? e : undefined,
      },
    ],
    () => [
      'block.setText',
      {
        id,
        locale: pick(['en', 'fr'], d, 'en'),
        field: 'body',
        value: e % 5 ? text('clay', `word ${e}`) : undefined,
      },
    ],
    () => [
      'block.setValues',
      {
        id,
        locale: pick(['en', 'fr'], d, 'en'),
        data: { rows: d % 3 ? [{ id: `row${d % 3}` }, { id: `row${e % 4}x` }] : undefined },
        text: { [`row${d % 3}.name`]: e % 5 ? `Row ${e}` : undefined },
      },
    ],
    () => ['block.setStyle', { id, path: ['color'], value: d % 3 ? `accent-${d % 3}` : undefined }],
    () => ['block.rename', { id, name: d % 3 ? `Name ${d}` : undefined }],
    () => ['block.setReadingOrder', { section, ids: d % 3 ? inSection.toReversed() : undefined }],
  ]
}

function listMultiCommands({ dice: { d }, ids, bp, place, section, newId }: Choice): Commands {
  const places = Object.fromEntries(ids.map((each) => [each, place]))
  return [
    () => ['multi.move', { bp, places, section }],
    () => ['multi.moveToSection', { ids, section, ...(d % 2 && { after: null }) }],
    () => ['multi.matchWidth', { ids, bp }],
    () => ['multi.reorder', { ids, bp, to: d % 2 ? 'front' : 'back' }],
    () => [
      'multi.duplicate',
      {
        copies: Object.fromEntries(ids.map((each) => [each, newId()])),
        ...(d % 2 && { into: { section, places } }),
      },
    ],
    () => ['multi.hide', { ids, bp, hidden: d % 2 === 0 }],
    () => ['multi.lock', { ids, lock: d % 4 ? undefined : 'layout' }],
    () => ['multi.setData', { ids, path: ['size'], value: d % 3 ? d : undefined }],
    () => ['multi.setVariant', { ids, variant: d % 3 ? 1_000 + d : undefined }],
  ]
}

function listClipCommands(page: Page, choice: Choice): Commands {
  const { ids, section, newId, after, place } = choice
  const clip = createClip(page, { section, blocks: ids }, 'site') ?? newContent()
  const copies = renameClip(clip, newId)
  const to = page.sections.find(({ id }) => id === section)
  const blocks = to ? placeClip(clip, page, { to, row: place.y, copies }) : []
  return [
    () => ['clip.cut', ids.length > 0 ? { ids } : { section }],
    () => ['clip.paste', { blocks, section }],
    () => {
      const copied = copySection(clip, page, copies)
      return ['clip.pasteSection', { ...(copied ?? { section: newSection(newId), blocks }), after }]
    },
  ]
}

function listOtherCommands({ dice: { c, d, e }, ids, bp, place }: Choice): Commands {
  return [
    () => ['multi.move', { bp, places: Object.fromEntries(ids.map((each) => [each, place])) }],
    () => [
      'multi.align',
      { ids, bp, edge: pick(['left', 'center', 'right', 'top', 'middle', 'bottom'], d, 'left') },
    ],
    () => ['multi.distribute', { ids, bp, axis: d % 2 ? 'horizontal' : 'vertical' }],
    () => ['multi.delete', { ids }],
    () => [
      'meta.set',
      {
        locale: pick(['en', 'fr'], d, 'en'),
        meta: e % 4 ? { title: `Title ${e % 7}`, slug: `at-${c % 7}` } : undefined,
      },
    ],
    () => ['document.set', { path: ['settings', 'noindex'], value: d % 2 ? true : undefined }],
  ]
}
