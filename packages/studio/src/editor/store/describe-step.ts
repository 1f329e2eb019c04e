import { blockCatalog } from '@vitrine/blocks/fields'
import type { Block, CommandName, CommandPayload } from '@vitrine/page'
import type { StudioText, Translate } from '../../ui/i18n.ts'
import type { stepTexts } from '../../ui/texts/editor-steps.ts'

type StepId = keyof typeof stepTexts

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
  readonly bp?: 'desktop' | 'mobile'
  readonly hidden?: boolean
  readonly lock?: Block['lock']
  readonly to?: 'front' | 'forward' | 'backward' | 'back'
}

/** Describes what a command does to a body, as the buttons and messages of undo name it. */
export function describeStep<N extends CommandName>(
  blocks: Readonly<Record<string, Block>>,
  name: N,
  payload: CommandPayload<N>,
): StudioText {
  const facts: Facts = payload
  const id = findStepId(name, facts)
  const block = facts.block ?? (facts.id === undefined ? undefined : blocks[facts.id])
  const count = facts.ids?.length ?? Object.keys(facts.places ?? {}).length
  return (t) => t(id, { block: block ? getBlockName(t, block) : '', count })
}

function findStepId(name: CommandName, { id, bp = 'desktop', hidden, lock, to }: Facts): StepId {
  switch (name) {
    case 'block.move':
    case 'block.resize':
      return bp === 'mobile' ? `editor.step.${name}.${bp}` : `editor.step.${name}`
    case 'block.hide':
      return hidden ? `editor.step.block.hide.${bp}` : `editor.step.block.show.${bp}`
    case 'block.lock':
      return lock ? 'editor.step.block.lock' : 'editor.step.block.unlock'
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
export function getBlockName(t: Translate, { name, type }: Block): string {
  return name ?? getTypeName(t, type)
}

/** Returns the name of a type of block; its code if no version of the product knows it. */
export function getTypeName(t: Translate, type: number): string {
  return blockCatalog.get(type)?.name ?? t('editor.block.unknownType', { type: String(type) })
}
