import type { FormatterTable, Setup } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { findInScope } from '../run/scope.ts'
import {
  asNumber,
  asString,
  getChild,
  isArray,
  isObject,
  getSize,
  toText,
  isTruthy,
} from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { getAttributeEscape } from './attribute-escape.ts'

export const social: FormatterTable = {
  'activate-twitter-links': () => (value) => linkTweets(asString(value)),
  'comment-count': () => (value) => {
    const count = getCommentCount(value)
    if (count === 0) return 'No Comments'
    return count === 1 ? '1 Comment' : `${count} Comments`
  },
  'comment-link': (_, setup) => (value, run) => renderCommentLink(value, run, setup),
  comments: (_, setup) => (value, run) => renderComments(value, run, setup),
  'google-calendar-url': () => (value) => formatCalendarUrl(value),
  'like-button': (_, setup) => (value, run) => {
    const safe = getAttributeEscape(setup)
    const enabled = findInScope(run, value, ['websiteSettings', 'simpleLikingEnabled'])
    if (!isTruthy(value) || !isTruthy(enabled)) return ''
    const id = safe(toText(getChild(value, 'id')))
    const count = safe(toText(getChild(value, 'likeCount')))
    return `
  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
  },
  'social-button': (_, setup) => (value, run) =>
    renderShareButtons(value, { run, setup, tag: 'div', style: 'button-style' }),
  'social-button-inline': (_, setup) => (value, run) =>
    renderShareButtons(value, { run, setup, tag: 'span', style: 'inline-style' }),
  'twitter-follow-button': (_, setup) => (value) => {
    const profile = asString(getChild(value, 'profileUrl'))
    const user = asString(getChild(value, 'userName')) || (profile.split('/').at(-1) ?? '')
    return (
      "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
      'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>' +
      `<div class="squarespace-follow-button" data-username="${getAttributeEscape(setup)(user)}"></div>`
    )
  },
}

function getCommentCount(value: unknown): number {
  return asNumber(getChild(value, 'publicCommentCount'))
}

function usesDisqus(value: unknown, run: Run): boolean {
  return isTruthy(findInScope(run, value, ['websiteSettings', 'disqusShortname']))
}

function renderCommentLink(value: unknown, run: Run, setup: Setup): string {
  const safe = getAttributeEscape(setup)
  const id = safe(toText(getChild(value, 'id')))
  const url = safe(toText(findInScope(run, value, ['fullUrl'])))
  if (usesDisqus(value, run)) {
    return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`
  }
  const publicCount = getChild(value, 'publicCommentCount')
  const count = getCommentCount(value)
  const shown = publicCount === undefined || publicCount === null ? '' : safe(toText(publicCount))
  return `
  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${publicCount === 0 ? 'No' : shown}
  Comment${count === 1 ? '' : 's'}
  </a>
`
}

function renderComments(value: unknown, run: Run, setup: Setup): string {
  if (usesDisqus(value, run)) {
    return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n'
  }
  const safe = getAttributeEscape(setup)
  const item = findInScope(run, value, ['item'])
  const collection = findInScope(run, value, ['collection'])
  let data = ''
  if (isTruthy(item)) data = renderCommentData('item', item, safe)
  else if (isTruthy(collection)) data = renderCommentData('collection', collection, safe)
  const id = safe(toText(getChild(value, 'id')))
  return `\n  <div class="squarespace-comments" id="comments-${id}"${data}></div>\n`
}

function renderCommentData(kind: string, target: unknown, safe: (text: string) => string): string {
  const text = (key: string): string => safe(toText(getChild(target, key)))
  return (
    ` data-${kind}-id="${text('id')}" data-public-comment-count="${text('publicCommentCount')}" ` +
    `data-comment-state="${text('commentState')}"`
  )
}

interface ShareScope {
  readonly run: Run
  readonly setup: Setup
  readonly tag: string
  readonly style: string
}

function renderShareButtons(value: unknown, { run, setup, tag, style }: ShareScope): string {
  if (getSize(findInScope(run, value, ['website', 'shareButtonOptions'])) === 0) return ''
  const safe = getAttributeEscape(setup)
  const text = (found: unknown): string => safe(toText(found))
  const id = getChild(value, 'systemDataId') ?? getChild(value, 'mainImageId')
  const url = getChild(value, 'assetUrl') ?? getChild(getChild(value, 'mainImage'), 'assetUrl')
  const links = setup.dialect === 'vitrine' ? renderShareLinks(value, run, url) : ''
  return (
    `<${tag} class="squarespace-social-buttons ${style}" data-system-data-id="${text(id)}" ` +
    `data-asset-url="${text(url)}" data-record-type="${text(getChild(value, 'recordType'))}" ` +
    `data-full-url="${text(getChild(value, 'fullUrl'))}" ` +
    `data-title="${escapeAttribute(asString(getChild(value, 'title')))}">${links}</${tag}>`
  )
}

/** Renders a link to share at each network that the site names in `website.shareNetworks`, which works without a script. */
function renderShareLinks(value: unknown, run: Run, image: unknown): string {
  const networks = findInScope(run, value, ['website', 'shareNetworks'])
  if (!isArray(networks)) return ''
  const base = asString(findInScope(run, value, ['website', 'baseUrl']))
  const toAbsolute = (url: string) => (url.startsWith('/') ? base + url : url)
  const places: Readonly<Record<string, string>> = {
    url: toAbsolute(asString(getChild(value, 'fullUrl'))),
    title: asString(getChild(value, 'title')),
    image: toAbsolute(asString(image)),
  }
  return networks
    .map((network) => {
      const text = (key: string) => escapeAttribute(asString(getChild(network, key)))
      const href = asString(getChild(network, 'url')).replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(places[name] ?? ''),
      )
      return `<a class="share-link share-${text('id')}" href="${escapeAttribute(href)}" target="_blank" rel="noopener noreferrer" aria-label="${text('label')}">${text('name')}</a>`
    })
    .join('')
}

const urls = /\b(?:https?|ftp|file):\/\/[-A-Z0-9+&@#/%?=~_|!:,.;]+/gi

/** Links URLs, then `@user` and `#tag` at the start or after white space. */
function linkTweets(text: string): string {
  return text
    .replace(urls, (found) => {
      let end = found.length
      while (end > 0 && '?!:,.;'.includes(found.charAt(end - 1))) end--
      const url = found.slice(0, end)
      return `<a target="new" href="${url}">${url}</a>${found.slice(end)}`
    })
    .replace(
      /(^|\s)@(\w+)/g,
      (_, before: string, user: string) =>
        `${before}<a target="new" href="https://twitter.com/${user}/">@${user}</a>`,
    )
    .replace(
      /(^|\s)#(\w+)/g,
      (_, before: string, tag: string) =>
        `${before}<a target="new" href="https://twitter.com/hashtag/${tag}?src=hash">#${tag}</a>`,
    )
}

function formatCalendarUrl(event: unknown): string {
  const text = escapeLegacy(asString(getChild(event, 'title')))
  const start = formatCalendarTime(getChild(event, 'startDate'))
  const end = formatCalendarTime(getChild(event, 'endDate'))
  const location = getChild(event, 'location')
  const lines = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => (isObject(location) ? asString(getChild(location, key)).trim() : ''))
    .filter(Boolean)
  const locationPart = lines.length > 0 ? `&location=${encodeURIComponent(lines.join(', '))}` : ''
  return (
    `http://www.google.com/calendar/event?action=TEMPLATE&text=${text}` +
    `&dates=${start}/${end}${locationPart}`
  )
}

/** Formats a time as `YYYYMMDDTHHMMSSZ` in UTC. */
function formatCalendarTime(value: unknown): string {
  const at = asNumber(value)
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return ''
  return `${time.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`
}

/**
 * Percent-encodes Latin-1 units, and others as `%uXXXX`; leaves `A-Z a-z 0-9 @ * _ + - . /` alone.
 */
function escapeLegacy(text: string): string {
  return text.replace(/[^A-Za-z0-9@*_+\-./]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase()
    return code.length <= 2 ? `%${code.padStart(2, '0')}` : `%u${code.padStart(4, '0')}`
  })
}
