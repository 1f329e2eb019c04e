import {
  type BlockFacts,
  createAnswers,
  mergeFacts,
  MissingFact,
  recallPorts,
  renderContentParts,
} from '@vitrine/blocks/render'
import type { Content } from '@vitrine/page'
import { compileText, type Template } from '@vitrine/template/text'
import type { RenderedParts } from '../../canvas/protocol.ts'
import { pickContent, type Updates } from './updates.ts'

/** Renders blocks with the templates of the server, where it has everything that they show. */
export interface LocalRenderer {
  /** Adds what the server told blocks that it rendered. */
  readonly learn: (facts: string) => void
  /** Renders what it can, to the same HTML as the server. The rest is for the server. */
  readonly render: (
    content: Content,
    updates: Updates,
  ) => { readonly parts: RenderedParts; readonly rest: Updates }
}

const templates = new Map<string, Template>()

function getTemplate(source: string): Template {
  const known = templates.get(source)
  if (known) return known
  const template = compileText(source, { name: 'block' })
  templates.set(source, template)
  return template
}

/** Creates a renderer with the facts that came with the page. */
export function createLocalRenderer(given: string): LocalRenderer {
  let facts: BlockFacts = { answers: createAnswers() }
  const learn = (more: string) => {
    if (more === '') return
    const later: BlockFacts = JSON.parse(more)
    facts = mergeFacts(facts, later)
  }
  learn(given)
  return { learn, render: (content, updates) => renderParts(facts, content, updates) }
}

function renderParts(
  facts: BlockFacts,
  content: Content,
  updates: Updates,
): ReturnType<LocalRenderer['render']> {
  const sections: RenderedParts['sections'][number][] = []
  const blocks: RenderedParts['blocks'][number][] = []
  const rest: { readonly blocks: string[]; readonly sections: string[] } = {
    blocks: [],
    sections: [],
  }
  let css = ''
  for (const id of updates.sections) {
    const rendered = tryRender(facts, content, { sections: [id], blocks: [] })
    const section = rendered?.sections[0]
    if (!section) rest.sections.push(id)
    else sections.push({ id, html: section.html })
    css += rendered ? `\n${rendered.css}` : ''
  }
  for (const id of updates.blocks) {
    const rendered = tryRender(facts, content, { sections: [], blocks: [id] })
    const html = rendered?.sections[0]?.cells.get(id)
    if (html === undefined) rest.blocks.push(id)
    else blocks.push({ id, html })
    css += rendered ? `\n${rendered.css}` : ''
  }
  const { around } = updates
  return { parts: { sections, blocks, css }, rest: { ...rest, ...(around && { around }) } }
}

/** Renders parts of a document; undefined if a block shows something that only the server has. */
function tryRender(facts: BlockFacts, content: Content, selected: Updates) {
  const ports = recallPorts(facts)
  if (!ports) return undefined
  try {
    const render = (source: string, data: object) => getTemplate(source).render(data).output
    return renderContentParts(pickContent(content, selected), { ...ports, render }, selected)
  } catch (error) {
    if (error instanceof MissingFact) return undefined
    throw error
  }
}
