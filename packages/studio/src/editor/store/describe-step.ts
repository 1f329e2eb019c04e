import type {
  Block,
  CommandName,
  CommandPayload,
  Content,
  FooterElementId,
  HeaderElementId,
} from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import type { stepTexts } from '../../ui/texts/editor-steps.ts'
import { getTypeName } from '../block-fields.ts'
import { findSectionHeading } from '../section-name.ts'
import type { EditedLanguages } from './add-language.ts'

type StepId = keyof typeof stepTexts

/** The data of a step: it is stored with the history, and named in the language of then. */
export interface StepDescription {
  readonly id: StepId
  /** The block that the step changed, as far as its name needs it. */
  readonly block: Pick<Block, 'name' | 'type'> | undefined
  /** The number of blocks that the step changed, if it names them. */
  readonly count: number
  /** The element of the header or footer that the step changed. */
  readonly element?: HeaderElementId | FooterElementId
  /** The section that the step changed: its heading, else its number. */
  readonly section?: string
}

/** The members of payloads by which steps differ, and one of each payload without such a member. */
interface Facts {
  readonly id?: string
  readonly path?: readonly string[]
  readonly after?: string | null
  readonly locale?: string
  readonly group?: string
  readonly section?: unknown
  readonly block?: Block
  readonly ids?: readonly string[] | undefined
  readonly places?: object
  readonly copies?: object
  readonly blocks?: readonly Block[]
  readonly bp?: 'desktop' | 'mobile'
  readonly hidden?: boolean
  readonly lock?: Block['lock']
  readonly to?: 'front' | 'forward' | 'backward' | 'back'
  readonly part?: 'header' | 'footer'
  readonly props?: object
}

/** A document before and after a step. */
interface ChangedContent {
  readonly before: Content
  readonly after: Content
  readonly languages: EditedLanguages
}

/** Describes what a command does to a document. */
export function describeStep<N extends CommandName>(
  content: ChangedContent,
  name: N,
  payload: CommandPayload<N>,
): StepDescription {
  const facts: Facts = payload
  const { blocks } = content.before
  const block = facts.block ?? (facts.id === undefined ? undefined : blocks[facts.id])
  const section = findChangedSection(content, facts)
  return {
    id: findStepId(name, facts),
    block: block && { type: block.type, ...(block.name !== undefined && { name: block.name }) },
    count:
      (facts.ids ?? facts.blocks)?.length ?? Object.keys(facts.places ?? facts.copies ?? {}).length,
    ...('part' in payload && { element: payload.id }),
    ...(section !== undefined && { section }),
  }
}

/** Returns the heading or the number of the section that a step changes; undefined if it changes none. */
function findChangedSection(
  { before, after, languages }: ChangedContent,
  { id, section }: Facts,
): string | undefined {
  const changed = typeof section === 'string' ? section : (readId(section) ?? id)
  const found = [before, after].flatMap((content) => {
    const at = content.sections.findIndex((each) => each.id === changed)
    const each = content.sections[at]
    return each ? [{ heading: findSectionHeading(content, each, languages), number: at + 1 }] : []
  })
  const heading = found.find((each) => each.heading !== undefined)?.heading
  return heading ?? found[0]?.number.toString()
}

function readId(section: unknown): string | undefined {
  const isObject = typeof section === 'object' && section !== null && 'id' in section
  return isObject && typeof section.id === 'string' ? section.id : undefined
}

/** Returns the name of a step, as the buttons and messages of undo show it. */
export function getStepName(t: Translate, step: StepDescription): string {
  const { id, block, count, element, section = '' } = step
  const name = t(id, {
    block: block ? getBlockName(t, block) : '',
    section,
    element: element === undefined ? '' : t(`editor.element.${element}`),
    count,
  })
  // Steps of an older window have no name of their section.
  return name.trimEnd()
}

function findStepId(name: CommandName, facts: Facts): StepId {
  const { id, bp = 'desktop', hidden, lock, to } = facts
  switch (name) {
    case 'clip.cut':
      return facts.ids ? 'editor.step.clip.cut' : 'editor.step.clip.cutSection'
    case 'block.move':
    case 'block.resize':
      return bp === 'mobile' ? `editor.step.${name}.${bp}` : `editor.step.${name}`
    case 'block.hide':
      return hidden ? `editor.step.block.hide.${bp}` : `editor.step.block.show.${bp}`
    case 'block.lock':
      return lock ? 'editor.step.block.lock' : 'editor.step.block.unlock'
    case 'multi.hide':
      return hidden ? `editor.step.multi.hide.${bp}` : `editor.step.multi.show.${bp}`
    case 'multi.lock':
      return lock ? 'editor.step.multi.lock' : 'editor.step.multi.unlock'
    case 'block.releaseMobile':
      return id === undefined ? `editor.step.${name}.all` : `editor.step.${name}`
    case 'block.reorder':
      return REORDERS[to ?? 'front']
    default:
      return `editor.step.${name}`
  }
}

const REORDERS = {
  front: 'editor.step.block.toFront',
  forward: 'editor.step.block.forward',
  backward: 'editor.step.block.backward',
  back: 'editor.step.block.toBack',
} as const

/** Returns the name that the owner gave to a block, else that of its type. */
export function getBlockName(t: Translate, { name, type }: Pick<Block, 'name' | 'type'>): string {
  return name ?? getTypeName(t, type)
}
