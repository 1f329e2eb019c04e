import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { placeholder } from '../placeholder.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

/**
 * A part that the developer of the site's theme made: its template draws it, and its script, where it has
 * one, takes it over. Both are the theme's that the owner chose; a block brings no code of its own.
 */
export const websiteComponent = defineBlock({
  type: blockTypeCodes['website-component'],
  slug: 'website-component',
  name: 'Website component',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 2, h: 1 },
  template: `{.section component}<div class="website-component" data-definition-name="website.components.{name}" data-website-component-id="{id|htmlattr}"{.if script} data-block-scripts="{script|htmlattr}" data-settings="{settings|htmlattr}"{.end}>{html}</div>{.or}${placeholder('The site’s theme has no such component')}{.end}`,
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
