import { createImageTemplate } from '../../parts/image.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const HEADING_TAG = 'h{level}'
const createTextTemplate = (field: string, tag: string) =>
  `{.if text.${field}}<${tag} class="album-${field}${tag === HEADING_TAG ? ' block-heading' : ''}"${createLangAttribute(`text.${field}`)}>{text.${field}.html}</${tag}>{.end}`

/** @see dom §6 ".sqs-audio-playlist" */
export const template = `{.if tracks}<div class="album-block">{.section image}${createImageTemplate('album-cover')}{.end}<div class="album-words">${createTextTemplate('title', HEADING_TAG)}${createTextTemplate('artist', 'p')}${createTextTemplate('description', 'p')}<ol class="sqs-audio-playlist{.if showsNumbers} album-numbered{.end}" role="list">{.repeated section tracks}<li class="album-track"><span class="album-track-title"{.if titleLang} lang="{titleLang|htmlattr}" dir="{dir}"{.end}>{name|html}</span><audio src="{src|htmlattr}" aria-label="{name|htmlattr}" controls preload="none"></audio></li>{.end}</ol>{.if link}<p class="album-button"><a class="sqs-block-button-element"{link}${createLangAttribute('text.button')}>{text.button.html}</a></p>{.end}</div></div>{.or}${createPlaceholder('placeholder.album')}{.end}`
