import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'

const MOST_SETTINGS = 50

const setting = z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean()])

/**
 * A part that the developer of the site's theme made: its template draws it, and its script, where it has
 * one, takes it over. Both are the theme's that the owner chose; a block brings no code of its own.
 */
export const websiteComponent = defineBlock({
  type: blockTypeCodes['website-component'],
  slug: 'website-component',
  name: 'Website component',
  version: 1,
  data: z.object({
    /** As the theme names it: `counter` of `components/counter.block`. */
    definition: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/))),
    settings: z._default(
      z
        .record(z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,59}$/)), setting)
        .check(
          z.refine(
            (settings) => Object.keys(settings).length <= MOST_SETTINGS,
            `has more than ${MOST_SETTINGS} settings`,
          ),
        ),
      {},
    ),
  }),
  text: { title: 'line', body: 'rich' },
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  minSize: { w: 2, h: 1 },
  template:
    '{.section component}<div class="website-component" data-definition-name="website.components.{name}" data-website-component-id="{id|htmlattr}"{.if script} data-block-scripts="{script|htmlattr}" data-settings="{settings|htmlattr}"{.end}>{html}</div>{.or}{.if edit}<p class="block-placeholder">The site’s theme has no such component</p>{.end}{.end}',
  css: '',
  view: ({ definition, settings }, { component, text, block }) => {
    const found =
      definition === undefined
        ? undefined
        : component({
            name: definition,
            id: block.id,
            settings,
            title: text('title')?.words ?? '',
            body: text('body')?.html ?? '',
          })
    return {
      component: found
        ? {
            name: definition,
            html: found.html,
            script: found.script ?? '',
            settings: JSON.stringify(settings),
          }
        : '',
    }
  },
})
