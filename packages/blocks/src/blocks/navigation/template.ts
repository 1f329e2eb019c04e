import { menuTemplate } from '../../parts/menu.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const languages = `{.section languages}<ul class="navigation-languages" role="list" aria-label="{languagesLabel|htmlattr}">{.repeated section @}<li><a class="navigation-link" href="{href|htmlattr}" hreflang="{tag|htmlattr}" lang="{tag|htmlattr}"{.if isCurrent} aria-current="true"{.end}>{name|html}</a></li>{.end}</ul>{.end}`

export const template = `{.if lines || languages}<nav class="navigation-block-nav {classes}" aria-label="{label|htmlattr}">{.if showsLabel}<p class="navigation-label">{label|html}</p>{.end}{.if lines}${menuTemplate}{.end}${languages}</nav>{.or}${createPlaceholder('placeholder.navigation')}{.end}`
