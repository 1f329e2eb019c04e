import type { FormatterTable, Setup } from '../plugin.ts'
import type { Run } from '../run.ts'
import { find } from '../scope.ts'
import { asNumber, asString, child, isObject, size, toText, truthy } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { attributeText } from './vitrine.ts'

export const social: FormatterTable = {
  'activate-twitter-links': () => (value) => linkTweets(asString(value)),
  'comment-count': () => (value) => {
    const count = commentCount(value)
    if (count === 0) return 'No Comments'
    return count === 1 ? '1 Comment' : `${count} Comments`
  },
  'comment-link': (_, setup) => (value, run) => commentLink(value, run, setup),
  comments: (_, setup) => (value, run) => comments(value, run, setup),
  'google-calendar-url': () => (value) => calendarUrl(value),
  'like-button': (_, setup) => (value, run) => {
    const safe = attributeText(setup)
    const enabled = find(run, value, ['websiteSettings', 'simpleLikingEnabled'])
    if (!truthy(value) || !truthy(enabled)) return ''
    const id = safe(toText(child(value, 'id')))
    const count = safe(toText(child(value, 'likeCount')))
    return `
  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
  },
  'social-button': (_, setup) => (value, run) =>
    shareButtons(value, { run, setup, tag: 'div', style: 'button-style' }),
  'social-button-inline': (_, setup) => (value, run) =>
    shareButtons(value, { run, setup, tag: 'span', style: 'inline-style' }),
  'twitter-follow-button': (_, setup) => (value) => {
    const profile = asString(child(value, 'profileUrl'))
    const user = asString(child(value, 'userName')) || (profile.split('/').at(-1) ?? '')
    return (
      "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
      'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>' +
      `<div class="squarespace-follow-button" data-username="${attributeText(setup)(user)}"></div>`
    )
  },
}

function commentCount(value: unknown): number {
  return asNumber(child(value, 'publicCommentCount'))
}

function isDisqus(value: unknown, run: Run): boolean {
  return truthy(find(run, value, ['websiteSettings', 'disqusShortname']))
}

function commentLink(value: unknown, run: Run, setup: Setup): string {
  const safe = attributeText(setup)
  const id = safe(toText(child(value, 'id')))
  const url = safe(toText(find(run, value, ['fullUrl'])))
  if (isDisqus(value, run)) {
    return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`
  }
  const given = child(value, 'publicCommentCount')
  const count = commentCount(value)
  const shown = given === undefined || given === null ? '' : safe(toText(given))
  return `
  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${given === 0 ? 'No' : shown}
  Comment${count === 1 ? '' : 's'}
  </a>
`
}

function comments(value: unknown, run: Run, setup: Setup): string {
  if (isDisqus(value, run)) {
    return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n'
  }
  const safe = attributeText(setup)
  const item = find(run, value, ['item'])
  const collection = find(run, value, ['collection'])
  let data = ''
  if (truthy(item)) data = commentData('item', item, safe)
  else if (truthy(collection)) data = commentData('collection', collection, safe)
  const id = safe(toText(child(value, 'id')))
  return `\n  <div class="squarespace-comments" id="comments-${id}"${data}></div>\n`
}

function commentData(kind: string, of: unknown, safe: (text: string) => string): string {
  const text = (key: string): string => safe(toText(child(of, key)))
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

function shareButtons(value: unknown, { run, setup, tag, style }: ShareScope): string {
  if (size(find(run, value, ['website', 'shareButtonOptions'])) === 0) return ''
  const safe = attributeText(setup)
  const text = (found: unknown): string => safe(toText(found))
  const id = child(value, 'systemDataId') ?? child(value, 'mainImageId')
  const url = child(value, 'assetUrl') ?? child(child(value, 'mainImage'), 'assetUrl')
  return (
    `<${tag} class="squarespace-social-buttons ${style}" data-system-data-id="${text(id)}" ` +
    `data-asset-url="${text(url)}" data-record-type="${text(child(value, 'recordType'))}" ` +
    `data-full-url="${text(child(value, 'fullUrl'))}" ` +
    `data-title="${escapeAttribute(asString(child(value, 'title')))}"></${tag}>`
  )
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

function calendarUrl(event: unknown): string {
  const text = legacyEscape(asString(child(event, 'title')))
  const start = calendarTime(child(event, 'startDate'))
  const end = calendarTime(child(event, 'endDate'))
  const location = child(event, 'location')
  const lines = ['addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => (isObject(location) ? asString(child(location, key)).trim() : ''))
    .filter(Boolean)
  const place = lines.length > 0 ? `&location=${encodeURIComponent(lines.join(', '))}` : ''
  return (
    `http://www.google.com/calendar/event?action=TEMPLATE&text=${text}` +
    `&dates=${start}/${end}${place}`
  )
}

/** `YYYYMMDDTHHMMSSZ` in UTC. */
function calendarTime(value: unknown): string {
  const at = asNumber(value)
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return ''
  return `${time.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`
}

/** Percent-encoding of Latin-1 units, `%uXXXX` beyond; leaves `A-Z a-z 0-9 @ * _ + - . /` alone. */
function legacyEscape(text: string): string {
  return text.replace(/[^A-Za-z0-9@*_+\-./]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase()
    return code.length <= 2 ? `%${code.padStart(2, '0')}` : `%u${code.padStart(4, '0')}`
  })
}
