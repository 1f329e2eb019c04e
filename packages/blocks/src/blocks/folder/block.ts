import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { menuCss, menuTemplate, createMenuView } from '../../parts/menu.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

/** The pages of a folder as links. */
export default defineBlock({
  type: blockTypeCodes.folder,
  slug: 'folder',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 4 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 2, h: 1 },
  template: `{.if lines}<nav class="folder-block-nav {classes}" aria-label="{title|htmlattr}">{.if showsTitle}<h{level} class="folder-block-title block-heading">{title|html}</h{level}>{.end}${menuTemplate}</nav>{.or}${createPlaceholder('placeholder.folder')}{.end}`,
  css: `${menuCss}.folder-block-title{margin:0 0 var(--s-2,.5rem);overflow-wrap:anywhere}\n.navigation-align-center .folder-block-title{text-align:center}\n.navigation-align-right .folder-block-title{text-align:end}\n`,
  view: ({ collectionId, layout, align, showsTitle }, { text, structure }) => {
    const found = collectionId === undefined ? undefined : structure.folder(collectionId)
    const design = { layout, align, folders: 'open' } as const
    return {
      ...createMenuView(found?.items ?? [], design),
      title: text('title')?.words || (found?.title ?? ''),
      showsTitle,
    }
  },
})
