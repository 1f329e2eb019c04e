import { createImageTemplate } from '../../parts/image.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'
import type { PlaceholderId } from '../../parts/placeholder-texts.ts'

const card = `<div class="provider-card provider-card--{layout}">{.section image}${createImageTemplate('provider-picture')}{.end}<div class="provider-words"><a class="provider-title" href="{page|htmlattr}" target="_blank" rel="noopener noreferrer"{.section titleLang} lang="{@|htmlattr}" dir="{dir}"{.end}>{title|html}</a>{.section description}<p class="provider-text"{.if descriptionLang} lang="{descriptionLang|htmlattr}" dir="{dir}"{.end}>{@|html}</p>{.end}{.section author}<p class="provider-author">{@|html}</p>{.end}{.if action}<p class="provider-action">{action|html}</p>{.or}<p class="provider-source">{source|html}</p>{.end}</div></div>`

const frame = `<div class="provider-frame" style="--provider-height:{height}px"><a class="player-card provider-show" href="{page|htmlattr}" target="_blank" rel="noopener noreferrer" data-player="{player|htmlattr}" data-title="{action|htmlattr}"><span class="player-card-words"><span class="player-card-title">{action|html}</span><span class="player-card-notice">{notice|html}</span></span></a></div>`

/** Creates the template of a provider's blocks. @see dom §6 "Block names seen" */
export const createTemplate = (placeholder: PlaceholderId): string =>
  `{.if card}<div class="provider-block">{.section card}${card}{.end}{.section frame}${frame}{.end}</div>{.or}${createPlaceholder(placeholder)}{.end}`
