import { langOf } from '../lang-attribute.ts'
import { placeholderOf } from '../placeholder.ts'

export const template = `{.if words}{.if text.heading}<h{level} class="word-list-heading block-heading"${langOf('text.heading')}>{text.heading.html}</h{level}>{.end}<ul class="word-list word-list-{design}" role="list">{.repeated section words}<li class="word-list-weight-{weight}"><a href="{href|htmlattr}">{name|html}</a>{.section count} <span class="word-list-count">({@|html})</span>{.end}</li>{.end}</ul>{.or}${placeholderOf('Choose a collection', 'There is nothing to list: the collection has none, or is not to be seen')}{.end}`
