import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

export const template = `{.if items}<div class="accordion-items-container {classes}">{.repeated section items}<details class="accordion-item"{.if group} name="{group|htmlattr}"{.end}{.if isOpen} open{.end}><summary class="accordion-item__title-wrapper">{.section title}<span class="accordion-item__title"${langAttribute}>{html}</span>{.end}<span class="accordion-item__icon" aria-hidden="true"></span></summary>{.section description}<div class="accordion-item__description"${langAttribute}>{html}</div>{.end}</details>{.end}</div>{.or}${createPlaceholder('placeholder.accordion')}{.end}`
