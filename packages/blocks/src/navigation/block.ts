import { blockTypeCodes } from '@vitrine/model'
import { idSchema, MAIN_NAVIGATION } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { menuCss, menuView } from '../menu-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

/** One of the site's menus, and the ways into its other languages. */
export const navigation = defineBlock({
  type: blockTypeCodes.navigation,
  slug: 'navigation',
  name: 'Navigation',
  version: 1,
  data: z.object({
    /** A menu by its name. */
    navigationId: z._default(idSchema, MAIN_NAVIGATION),
    layout: z._default(z.enum(['row', 'column']), 'row'),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
    folders: z._default(z.enum(['closed', 'open', 'none']), 'closed'),
    showsLabel: z._default(z.boolean(), false),
    showsLanguages: z._default(z.boolean(), false),
  }),
  /** What it is called, for those who do not see it too. */
  text: { label: 'line' },
  defaults: { size: { w: 12, h: 2 }, auto: { h: 'content' } },
  minSize: { w: 2, h: 1 },
  template,
  css: menuCss + css,
  view: ({ navigationId, showsLabel, showsLanguages, ...design }, { text, structure, say }) => ({
    ...menuView(structure.menu(navigationId), design),
    label: text('label')?.words || say('Pages of this site'),
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
    languagesLabel: say('Languages'),
  }),
})
