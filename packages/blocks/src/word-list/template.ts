import { langOf } from '../lang-attribute.ts'

export const template = `{.if words}{.if text.heading}<h{level} class="word-list-heading block-heading"${langOf('text.heading')}>{text.heading.html}</h{level}>{.end}<ul class="word-list word-list-{design}" role="list">{.repeated section words}<li class="word-list-weight-{weight}"><a href="{href|htmlattr}">{name|html}</a>{.section count} <span class="word-list-count">({@|html})</span>{.end}</li>{.end}</ul>{.or}{.if edit}<p class="block-placeholder">Nothing to list yet: choose a collection</p>{.end}{.end}`
