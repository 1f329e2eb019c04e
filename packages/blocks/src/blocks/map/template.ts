import { playerCardTemplate } from '../../parts/player-card.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

export const template = `{.if isThere}<div class="map-block">{.section card}<div class="map-block-map" style="height:{height}px">${playerCardTemplate}</div>{.end}<div class="map-block-words">{.if text.title}<p class="map-block-title"${createLangAttribute('text.title')}>{text.title.html}</p>{.end}{.if text.address && showsAddress}<address class="map-block-address"${createLangAttribute('text.address')}>{text.address.html}</address>{.end}<p class="map-block-link"><a href="{page|htmlattr}" target="_blank" rel="noopener noreferrer">{words|html}</a></p></div></div>{.or}${createPlaceholder('placeholder.map')}{.end}`
