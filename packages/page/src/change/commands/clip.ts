import type { Id } from '../../document/common.ts'
import type { Block, Content, Section } from '../../document/content.ts'
import { createDeleteOps, createInsertOps } from './block.ts'
import { type Command, CommandError } from './command.ts'
import { findSection, rejectFullSection, rejectUsedId } from './find.ts'
import { sectionCommands } from './section.ts'

/** Pastes copied blocks, which have new ids and places, above the others of a section. */
const paste: Command<Content, { readonly blocks: readonly Block[]; readonly section: Id }> = {
  label: (_, { blocks }) => `paste ${formatCount(blocks.length)}`,
  run: (content, { blocks, section: id }) => {
    const section = findSection(content, id)
    for (const block of blocks) rejectUsedId(content, block.id)
    if (new Set(blocks.map((block) => block.id)).size < blocks.length)
      throw new CommandError('This element already exists.')
    rejectFullSection(section, blocks.length)
    return blocks.flatMap((block, at) =>
      createInsertOps(block, id, blocks[at - 1]?.id ?? section.blockIds.at(-1) ?? null),
    )
  },
}

interface PasteSection {
  readonly section: Section
  readonly blocks: readonly Block[]
  readonly after: Id | null
}

/** Pastes a copied section, whose ids are new. */
const pasteSection: Command<Content, PasteSection> = {
  label: () => 'paste section',
  run: sectionCommands['section.insert'].run,
}

/** Deletes what was copied before. */
const cut: Command<Content, { readonly ids: readonly Id[] } | { readonly section: Id }> = {
  label: (_, payload) =>
    'ids' in payload ? `cut ${formatCount(payload.ids.length)}` : 'cut section',
  run: (content, payload) =>
    'ids' in payload
      ? createDeleteOps(content, payload.ids)
      : sectionCommands['section.delete'].run(content, { id: payload.section }),
}

function formatCount(count: number): string {
  return `${count} ${count === 1 ? 'block' : 'blocks'}`
}

export const clipCommands = {
  'clip.cut': cut,
  'clip.paste': paste,
  'clip.pasteSection': pasteSection,
}
