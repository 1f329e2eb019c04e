import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const heading = `{.if text.heading}<h{level} class="rss-heading block-heading"${createLangAttribute('text.heading')}>{text.heading.html}</h{level}>{.end}`

const entry = `<li class="rss-entry"><a class="rss-title" href="{href|htmlattr}"{.if newWindow} target="_blank" rel="noopener noreferrer"{.end}>{title|html}</a>{.section date}<time class="rss-date" datetime="{iso|htmlattr}">{day|html}</time>{.end}{.section author}<span class="rss-author">{@|html}</span>{.end}{.section text}<p class="rss-text">{@|html}</p>{.end}</li>`

export const template = `{.if entries}${heading}<ul class="rss-list" role="list">{.repeated section entries}${entry}{.end}</ul>{.or}{.if more}${heading}{.section more}<p class="rss-more"><a href="{url|htmlattr}" target="_blank" rel="noopener noreferrer">{words|html}</a></p>{.end}{.or}${createPlaceholder('placeholder.rss')}{.end}{.end}`
