import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { menuCss, createMenuView } from '../../parts/menu.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** One of the site's menus, with links to its other languages. */
export default defineBlock({
  type: blockTypeCodes.navigation,
  slug: 'navigation',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 2 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 2, h: 1 },
  template,
  css: menuCss + css,
  view: (
    { navigationId, showsLabel, showsLanguages, ...design },
    { text, structure, translate },
  ) => ({
    ...createMenuView(structure.menu(navigationId), design),
    label: text('label')?.words || translate('blocks.pagesOfSite'),
    showsLabel: showsLabel && (text('label')?.words ?? '') !== '',
    languages:
      showsLanguages && structure.languages.length > 1
        ? structure.languages.map(({ tag, name, href, isCurrent }) => ({
            tag,
            name,
            href,
            isCurrent,
          }))
        : '',
    languagesLabel: translate('blocks.languages'),
  }),
})
