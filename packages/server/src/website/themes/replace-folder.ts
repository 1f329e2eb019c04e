import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Moves `draft` to `target`. The previous folder is kept until then, and restored if the move
 * fails.
 */
export function replaceFolder(target: string, draft: string): void {
  const before = `${draft}-before`
  const isReplaced = existsSync(target)
  if (isReplaced) renameSync(target, before)
  try {
    renameSync(draft, target)
  } catch (error) {
    if (isReplaced) renameSync(before, target)
    throw error
  }
  rmSync(before, { recursive: true, force: true })
}
