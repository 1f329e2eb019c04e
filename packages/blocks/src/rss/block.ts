import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { hostOf } from '../host-of.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** The newest of somebody's feed, as a list of the page's own. */
export const rss = defineBlock({
  type: blockTypeCodes.rss,
  slug: 'rss',
  name: 'RSS',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 3, h: 2 },
  template,
  css,
  reads: ({ url }) => (url === undefined ? undefined : { kind: 'feed', url }),
  view: ({ url, limit, showsDate, showsText, showsAuthor, newWindow }, ports) => {
    const { elsewhere, locale, say } = ports
    const found = url === undefined ? undefined : elsewhere({ kind: 'feed', url })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const entries = (found?.entries ?? [])
      .filter((entry) => /^https?:\/\//i.test(entry.url))
      .slice(0, limit)
      .map(({ title, url: href, text, author, publishedAt }) => {
        const at = new Date(publishedAt)
        const isDated = showsDate && !Number.isNaN(at.getTime())
        return {
          href,
          title: title || hostOf(href),
          newWindow,
          date: isDated ? { iso: at.toISOString().slice(0, 10), day: day.format(at) } : '',
          text: showsText ? text : '',
          author: showsAuthor ? author : '',
        }
      })
    return {
      entries,
      more:
        url === undefined || entries.length > 0
          ? ''
          : { url, words: found?.title || say(`Read it on ${hostOf(url)}`) },
    }
  },
})
