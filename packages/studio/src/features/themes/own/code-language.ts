import type { CodeLanguage } from '../../../ui/code/code-view.ts'

const LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  css: 'css',
  less: 'css',
  js: 'script',
  mjs: 'script',
  json: 'script',
  conf: 'script',
  preset: 'script',
  md: 'markdown',
}

/** Returns the language in which a file of a theme is colored; templates are HTML. */
export function getLanguage(path: string): CodeLanguage {
  return LANGUAGES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'html'
}
