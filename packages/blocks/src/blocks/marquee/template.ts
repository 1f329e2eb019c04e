import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const createListTemplate = (key: string) =>
  `{.repeated section items}<li class="marquee-item">{.if link}<a class="marquee-link"{link}${key}${langAttribute}>{html}</a>{.or}<span${langAttribute}>{html}</span>{.end}{.if separator}<span class="marquee-separator" aria-hidden="true">{separator}</span>{.end}</li>{.end}`

export const template = `{.if items}<div class="marquee {classes}" style="--marquee-gap:{gap}px;--marquee-seconds:{seconds}s"><input class="marquee-pause" type="checkbox" aria-label="{pause|htmlattr}"><div class="marquee-window"><div class="marquee-track"><ul class="marquee-items" role="list">${createListTemplate('')}</ul>{.repeated section copies}<ul class="marquee-items marquee-copy" role="list" aria-hidden="true">${createListTemplate(' tabindex="-1"')}</ul>{.end}</div></div></div>{.or}${createPlaceholder('placeholder.marquee')}{.end}`
