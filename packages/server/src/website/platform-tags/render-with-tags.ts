import { getWorkTime, type Template } from '@vitrine/template'
import type { TemplateData } from '../page-json/index.ts'
import { matchShownMenus } from '../site-shell/index.ts'
import {
  fillMarks,
  getScriptPath,
  MAX_TAG_DEPTH,
  resolveScripts,
  type ThemeTag,
} from '../theme-loading/index.ts'
import { renderBlockField } from './block-field.ts'
import { loadCategoryScope } from './category-scope.ts'
import { getFolderScope, getNavigationScope } from './navigation-scope.ts'
import type { PageRendering, TagInput } from './page-rendering.ts'
import { loadQueryScope } from './query-scope.ts'
import { loadRelatedScope } from './related-scope.ts'
import { escapeHtml } from '../../platform/html/escape.ts'

/** Renders a template of the theme, and fills the platform tags in it. */
export async function renderWithTags(
  rendering: PageRendering,
  template: Template,
  scope: TemplateData,
  depth = 0,
): Promise<string> {
  const { budget, theme, onIssue } = rendering
  const started = getWorkTime()
  const { output, errors } = template.render(scope, rendering.templateContext)
  budget.spend({ characters: output.length, time: getWorkTime() - started })
  for (const error of errors) onIssue(theme.describeError(error))
  const fill = async (number: number, attributes: TagInput['attributes']) => {
    const tag = theme.tags[number]
    if (!tag) return ''
    const onTagIssue = (issue: string) => onIssue(`${tag.position}: ${issue}`)
    const issue =
      depth >= MAX_TAG_DEPTH
        ? `Tags can be nested at most ${MAX_TAG_DEPTH} deep`
        : budget.claimTag()
    if (issue === undefined)
      return renderTag(rendering, tag, { attributes, scope, depth: depth + 1, onIssue: onTagIssue })
    onTagIssue(issue)
    return ''
  }
  const filled = await fillMarks(output, fill, () =>
    onIssue(`${template.name}: a formatter changed a platform tag, which is skipped`),
  )
  return resolveScripts(filled, theme.scripts.marks, rendering.scriptPolicy)
}

async function renderTag(
  rendering: PageRendering,
  tag: ThemeTag,
  filling: TagInput,
): Promise<string> {
  const { attributes } = filling
  const { path, shell } = rendering.context
  switch (tag.name) {
    case 'navigation': {
      const id = attributes['navigationid'] ?? ''
      const menu = matchShownMenus(shell, rendering.theme.menus).get(id)
      // A navigation that the theme does not list shows the menu of its name.
      const shown = menu === undefined ? id : menu
      const entries = shell.navigation.filter(({ navigation }) => navigation === shown)
      return renderTagBody(rendering, tag, filling, getNavigationScope(entries, path))
    }
    case 'folder-navigation':
      return renderTagBody(rendering, tag, filling, getFolderScope(shell.navigation, path))
    case 'category':
      return renderTagBody(rendering, tag, filling, await loadCategoryScope(rendering, filling))
    case 'query':
      return renderTagBody(rendering, tag, filling, await loadQueryScope(rendering, filling))
    case 'related':
      return renderTagBody(rendering, tag, filling, await loadRelatedScope(rendering, filling))
    case 'block-field':
      return renderBlockField(rendering, filling)
    case 'script':
      return renderScript(rendering, filling)
    case 'escape':
      // The content of the tag is part of the template.
      return ''
  }
}

/** Renders the body of a tag, or the block it names, with the scope of the tag. */
async function renderTagBody(
  rendering: PageRendering,
  { name, body }: ThemeTag,
  { attributes, scope, depth, onIssue }: TagInput,
  tagScope: TemplateData,
): Promise<string> {
  const file = `${attributes['template'] ?? ''}.block`
  const block = Object.hasOwn(rendering.theme.blocks, file)
    ? rendering.theme.blocks[file]
    : undefined
  const template = body ?? block
  if (template) return renderWithTags(rendering, template, { ...scope, ...tagScope }, depth)
  const templateName = attributes['template']
  onIssue(
    templateName === undefined
      ? `<squarespace:${name}> has neither a body nor a template`
      : `<squarespace:${name}> names a block that is not there: "${file}"`,
  )
  return ''
}

/**
 * Renders a script of the theme. Platform scripts, which are named without an extension, are in the
 * head already.
 */
function renderScript({ theme }: PageRendering, { attributes, onIssue }: TagInput): string {
  const { src = '' } = attributes
  const path = getScriptPath(src)
  const asset = theme.assets.get(path)
  if (asset) return `<script src="/static/theme/${escapeHtml(path)}?v=${asset.version}"></script>`
  const isPlatformScript = /^[\w-]+$/.test(src)
  if (!isPlatformScript) onIssue(`There is no script "${path}"`)
  return ''
}
