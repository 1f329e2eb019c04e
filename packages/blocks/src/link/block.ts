import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import { lang, langOf } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'
import { a11y } from './a11y.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

/** A link with what is to be known of it. */
export const link = defineBlock({
  type: blockTypeCodes.link,
  slug: 'link',
  name: 'Link',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 2 }, auto: { h: 'content' }, text: { title: 'Learn more' } },
  fields,
  a11y,
  minSize: { w: 1, h: 1 },
  template: `{.section text.title}<p class="link-block-title"><a{link}${lang}>{html}</a></p>{.if text.description}<p class="link-block-description"${langOf('text.description')}>{text.description.html}</p>{.end}{.or}${placeholder('Name the link')}{.end}`,
  css: '\n.link-block-title,.link-block-description{margin:0;overflow-wrap:break-word}\n.link-block-title{font-weight:600}\n',
  view: ({ link: to }, { resolve }) => ({ link: linkView(to, resolve) }),
})
