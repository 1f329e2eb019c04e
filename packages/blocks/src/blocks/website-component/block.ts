import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

/**
 * A component of the site's theme: the theme's template renders it and the theme's script hydrates it. A
 * block contains no code of its own.
 */
export default defineBlock({
  type: blockTypeCodes['website-component'],
  slug: 'website-component',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 2, h: 1 },
  template: `{.section component}<div class="website-component" data-definition-name="website.components.{name}" data-website-component-id="{id|htmlattr}"{.if script} data-block-scripts="{script|htmlattr}" data-settings="{settings|htmlattr}"{.end}>{html}</div>{.or}${createPlaceholder('placeholder.websiteComponent')}{.end}`,
  css: '',
  view: ({ definition, settings }, { renderComponent, text, block }) => {
    const found =
      definition === undefined
        ? undefined
        : renderComponent({
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
