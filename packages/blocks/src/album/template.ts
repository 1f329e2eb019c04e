import { pictureTemplate } from '../image-view.ts'
import { langOf } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'

const HEADING = 'h{level}'
const words = (field: string, tag: string) =>
  `{.if text.${field}}<${tag} class="album-${field}${tag === HEADING ? ' block-heading' : ''}"${langOf(`text.${field}`)}>{text.${field}.html}</${tag}>{.end}`

/** @see dom §6 ".sqs-audio-playlist" */
export const template = `{.if tracks}<div class="album-block">{.section image}${pictureTemplate('album-cover')}{.end}<div class="album-words">${words('title', HEADING)}${words('artist', 'p')}${words('description', 'p')}<ol class="sqs-audio-playlist{.if showsNumbers} album-numbered{.end}" role="list">{.repeated section tracks}<li class="album-track"><span class="album-track-title"{.if titleLang} lang="{titleLang|htmlattr}" dir="{dir}"{.end}>{name|html}</span><audio src="{src|htmlattr}" aria-label="{name|htmlattr}" controls preload="none"></audio></li>{.end}</ol>{.if link}<p class="album-button"><a class="sqs-block-button-element"{link}${langOf('text.button')}>{text.button.html}</a></p>{.end}</div></div>{.or}${placeholder('Add tracks')}{.end}`
