import { blockTypeCodes, message } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { formatLink } from '../../parts/link.ts'
import { langAttribute, createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'
import { checkAccessibility } from './accessibility.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

/** A link with a description. */
export default defineBlock({
  type: blockTypeCodes.link,
  slug: 'link',
  version: 1,
  legacyTypes: [
    {
      type: blockTypeCodes['in-browser-message-link'],
      slug: 'in-browser-message-link',
    },
  ],
  data,
  text,
  defaults: {
    size: { w: 6, h: 2 },
    auto: { h: 'content' },
    text: { title: message('blocks.learnMore') },
  },
  fields,
  checkAccessibility,
  minSize: { w: 1, h: 1 },
  template: `{.section text.title}<p class="link-block-title"><a{link}${langAttribute}>{html}</a></p>{.if text.description}<p class="link-block-description"${createLangAttribute('text.description')}>{text.description.html}</p>{.end}{.or}${createPlaceholder('placeholder.link')}{.end}`,
  css: '\n.link-block-title,.link-block-description{margin:0;overflow-wrap:break-word}\n.link-block-title{font-weight:600}\n',
  view: ({ link: to }, { resolve }) => ({ link: formatLink(to, resolve) }),
})
