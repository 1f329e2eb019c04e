import type { Template } from '@vitrine/template'
import { drawBlockField } from './block-field.ts'
import { categoryScope } from './category-scope.ts'
import { scriptPath } from './combo-scripts.ts'
import { fillTags } from './custom-tags.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { folderScope, navigationScope } from './navigation-scope.ts'
import { DEEPEST_TAGS } from './page-budget.ts'
import type { PageJson } from './page-json.ts'
import type { Filling, PageRun } from './page-run.ts'
import { queryScope } from './query-scope.ts'
import { relatedScope } from './related-scope.ts'
import type { ThemeTag } from './theme-source.ts'

/** Renders a template of the theme with everything the platform's own tags put into it. */
export async function drawWithTags(
  run: PageRun,
  template: Template,
  scope: PageJson,
  depth = 0,
): Promise<string> {
  const { budget, theme, onFault } = run
  const started = performance.now()
  const { output, errors } = template.render(scope, run.context)
  budget.spend({ characters: output.length, time: performance.now() - started })
  for (const error of errors) onFault(theme.describe(error))
  const fill = async (number: number, attributes: Filling['attributes']) => {
    const tag = theme.tags[number]
    if (!tag) return ''
    const tell = (fault: string) => onFault(`${tag.place}: ${fault}`)
    const refusal =
      depth >= DEEPEST_TAGS
        ? `A tag stands in at most ${DEEPEST_TAGS - 1} others`
        : budget.refusal()
    if (refusal === undefined)
      return drawTag(run, tag, { attributes, scope, depth: depth + 1, onFault: tell })
    tell(refusal)
    return ''
  }
  return fillTags(output, fill, () =>
    onFault(`${template.name}: a formatter changed a tag of the platform; it is left out`),
  )
}

async function drawTag(run: PageRun, tag: ThemeTag, filling: Filling): Promise<string> {
  const { attributes } = filling
  const { path, shell } = run.place
  switch (tag.name) {
    case 'navigation': {
      const id = attributes['navigationid']
      const entries = shell.navigation.filter(({ navigation }) => navigation === id)
      return drawBody(run, tag, filling, navigationScope(entries, path))
    }
    case 'folder-navigation':
      return drawBody(run, tag, filling, folderScope(shell.navigation, path))
    case 'category':
      return drawBody(run, tag, filling, await categoryScope(run, filling))
    case 'query':
      return drawBody(run, tag, filling, await queryScope(run, filling))
    case 'related':
      return drawBody(run, tag, filling, await relatedScope(run, filling))
    case 'block-field':
      return drawBlockField(run, filling)
    case 'script':
      return drawScript(run, filling)
    case 'escape':
      // What it holds stands in the template itself.
      return ''
  }
}

/** Draws the tag's own body, or the block it names, with `more` in reach. */
async function drawBody(
  run: PageRun,
  { name, body }: ThemeTag,
  { attributes, scope, depth, onFault }: Filling,
  more: PageJson,
): Promise<string> {
  const file = `${attributes['template'] ?? ''}.block`
  const block = Object.hasOwn(run.theme.blocks, file) ? run.theme.blocks[file] : undefined
  const template = body ?? block
  if (template) return drawWithTags(run, template, { ...scope, ...more }, depth)
  const named = attributes['template']
  onFault(
    named === undefined
      ? `<squarespace:${name}> has neither a body nor a template`
      : `<squarespace:${name}> names a block that is not there: "${file}"`,
  )
  return ''
}

/** A script of the theme; those of the platform, named without an ending, are in the head already. */
function drawScript({ theme }: PageRun, { attributes, onFault }: Filling): string {
  const { src = '' } = attributes
  const path = scriptPath(src)
  const asset = theme.assets.get(path)
  if (asset) return `<script src="/static/theme/${escapeHtml(path)}?v=${asset.version}"></script>`
  const isOfPlatform = /^[\w-]+$/.test(src)
  if (!isOfPlatform) onFault(`There is no script "${path}"`)
  return ''
}
