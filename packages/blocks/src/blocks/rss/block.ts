import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { parseHost } from '../../parts/host.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** The latest entries of a feed as a list. */
export default defineBlock({
  type: blockTypeCodes.rss,
  slug: 'rss',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 3, h: 2 },
  template,
  css,
  externalRequest: ({ url }) => (url === undefined ? undefined : { kind: 'feed', url }),
  view: ({ url, limit, showsDate, showsText, showsAuthor, newWindow }, ports) => {
    const { getExternalContent, locale, translate } = ports
    const feed = url === undefined ? undefined : getExternalContent({ kind: 'feed', url })
    const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const entries = (feed?.entries ?? [])
      .filter((entry) => /^https?:\/\//i.test(entry.url))
      .slice(0, limit)
      .map(({ title, url: href, text, author, publishedAt }) => {
        const at = new Date(publishedAt)
        const isDated = showsDate && !Number.isNaN(at.getTime())
        return {
          href,
          title: title || parseHost(href),
          newWindow,
          date: isDated ? { iso: at.toISOString().slice(0, 10), day: dayFormat.format(at) } : '',
          text: showsText ? text : '',
          author: showsAuthor ? author : '',
        }
      })
    return {
      entries,
      more:
        url === undefined || entries.length > 0
          ? ''
          : {
              url,
              words: feed?.title || translate('blocks.readItOn', { provider: parseHost(url) }),
            },
    }
  },
})
