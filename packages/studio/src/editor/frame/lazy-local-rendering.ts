import type { LocalRenderer } from './local-rendering.ts'

/** Loads the templates of the blocks. Until they are there, the server renders. */
export async function loadLocalRenderer(facts: string): Promise<LocalRenderer> {
  const { createLocalRenderer } = await import('./local-rendering.ts')
  return createLocalRenderer(facts)
}
