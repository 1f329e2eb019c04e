import type { Plugin } from 'vite'

const STUB = '\0server-markdown'

/**
 * Leaves the parser for Markdown out of a build. Only the server renders Markdown, because only the server cleans the
 * HTML that it becomes; the parser would be a fifth of the blocks' code.
 */
export const serverMarkdown: Plugin = {
  name: 'server-markdown',
  enforce: 'pre',
  resolveId: (source) => (source === 'marked' ? STUB : undefined),
  load: (id) => (id === STUB ? "export class Marked { parse() { return '' } }" : undefined),
}
