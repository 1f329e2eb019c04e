import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const dish = `<li class="menu-item"><div class="menu-item-head">{.section title}<span class="menu-item-title"${langAttribute}>{html}</span>{.end}{.section price}<span class="menu-item-price"${langAttribute}>{html}</span>{.end}</div>{.section description}<p class="menu-item-description"${langAttribute}>{html}</p>{.end}</li>`

const course = `<div class="menu-section">{.section title}{.if isNamed}<h{below} class="menu-section-title block-heading"${langAttribute}>{html}</h{below}>{.or}<h{level} class="menu-section-title block-heading"${langAttribute}>{html}</h{level}>{.end}{.end}{.section description}<p class="menu-section-description"${langAttribute}>{html}</p>{.end}<ul class="menu-items" role="list">{.repeated section items}${dish}{.end}</ul></div>`

/** Several menus have links to each; all are on the page, for screen readers and print. */
export const template = `{.if menus}<div class="menu-block menu-design-{design} menu-columns-{columns}">{.if several}<nav class="menu-selector" aria-label="{label|htmlattr}"><ul role="list">{.repeated section several}<li><a href="#menu-{id|htmlattr}-{menuId|htmlattr}">{name|html}</a></li>{.end}</ul></nav>{.end}{.repeated section menus}<section class="menu" id="menu-{id|htmlattr}-{menuId|htmlattr}"{.if isNamed} aria-label="{name|htmlattr}"{.end}>{.section title}<h{level} class="menu-title block-heading"${langAttribute}>{html}</h{level}>{.end}{.section description}<p class="menu-description"${langAttribute}>{html}</p>{.end}{.repeated section sections}${course}{.end}</section>{.end}</div>{.or}${createPlaceholder('placeholder.menu')}{.end}`
