import { lang } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'

const round = (key: string) =>
  `{.repeated section items}<li class="marquee-item">{.if link}<a class="marquee-link"{link}${key}${lang}>{html}</a>{.or}<span${lang}>{html}</span>{.end}{.if separator}<span class="marquee-separator" aria-hidden="true">{separator}</span>{.end}</li>{.end}`

export const template = `{.if items}<div class="marquee {classes}" style="--marquee-gap:{gap}px;--marquee-seconds:{seconds}s"><input class="marquee-pause" type="checkbox" aria-label="{pause|htmlattr}"><div class="marquee-window"><div class="marquee-track"><ul class="marquee-items" role="list">${round('')}</ul>{.repeated section copies}<ul class="marquee-items marquee-copy" role="list" aria-hidden="true">${round(' tabindex="-1"')}</ul>{.end}</div></div></div>{.or}${placeholder('Add words that pass by')}{.end}`
