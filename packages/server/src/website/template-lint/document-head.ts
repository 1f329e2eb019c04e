import { maskTags, parseElements } from './markup.ts'
import type { Finding } from './problem.ts'
import type { SourceFile, Sources } from './sources.ts'

/**
 * Finds documents without a charset or a viewport. `{squarespace-headers}` writes neither: the charset must come
 * before it, and the viewport is a decision of the theme.
 */
export function findMissingHeadElements(
  file: SourceFile,
  partials: Sources['partials'],
): readonly Finding[] {
  const html = parseElements(maskTags(file.text)).find(({ name }) => name === 'html')
  if (!html) return []
  const metas = listMetas(file, partials, new Set())
  const missing = [
    ...(metas.has('charset') ? [] : ['<meta charset="utf-8">']),
    ...(metas.has('viewport')
      ? []
      : ['<meta name="viewport" content="width=device-width, initial-scale=1">']),
  ]
  if (missing.length === 0) return []
  const message = `The document has no ${missing.join(' and no ')}. Add it at the start of its head.`
  return [{ rule: 'page-head', message, at: html.at }]
}

/** Lists the charset and viewport that a file and its partials declare. */
function listMetas(
  file: SourceFile,
  partials: Sources['partials'],
  seen: Set<SourceFile>,
): ReadonlySet<string> {
  seen.add(file)
  const own = parseElements(maskTags(file.text)).flatMap(({ name, attributes }) => {
    if (name !== 'meta') return []
    return attributes.flatMap((attribute) => {
      if (attribute.name === 'charset') return ['charset']
      const value = file.text.slice(attribute.start, attribute.end).toLowerCase()
      return attribute.name === 'name' && value === 'viewport' ? ['viewport'] : []
    })
  })
  const applied = file.uses.flatMap(({ name }) => partials.get(name) ?? [])
  const inPartials = applied
    .filter((each) => !seen.has(each))
    .flatMap((each) => [...listMetas(each, partials, seen)])
  return new Set([...own, ...inPartials])
}
