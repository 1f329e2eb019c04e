import { createImageTemplate } from '../../parts/image.ts'
import { playerCardTemplate } from '../../parts/player-card.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const frame = `<iframe class="code-block-frame" title="{name|htmlattr}" sandbox="allow-scripts allow-forms allow-popups"{.if frameUrl} src="{frameUrl|htmlattr}"{.or} srcdoc="{source|htmlattr}"{.end} height="{height}" loading="lazy" referrerpolicy="no-referrer"></iframe>`

const card = `<a class="embed-card" href="{page|htmlattr}" target="_blank" rel="noopener noreferrer">{.section image}${createImageTemplate('embed-card-image')}{.end}<span class="embed-card-words"><span class="embed-card-title"${createLangAttribute('text.title')}>{name|html}</span>{.if text.description}<span class="embed-card-description"${createLangAttribute('text.description')}>{text.description.html}</span>{.or}{.section description}<span class="embed-card-description">{@|html}</span>{.end}{.end}<span class="embed-card-host">{host|html}</span></span></a>`

export const template = `{.if source}${frame}{.or}{.if player}<div class="embed-player">{.section player}${playerCardTemplate}{.end}</div>{.or}{.if card}{.section card}${card}{.end}{.or}${createPlaceholder('placeholder.embed')}{.end}{.end}{.end}`
