export { type BlockFacts, createAnswers, mergeFacts } from './facts/block-facts.ts'
export { MissingFact, recallPorts } from './facts/recall-facts.ts'
export type { RenderTemplate } from './ports/block-ports.ts'
export {
  type ContentPorts,
  type ContentSelection,
  renderContentParts,
  type RenderedSection,
} from './render/content.ts'
