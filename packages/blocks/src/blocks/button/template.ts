import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

/**
 * The template. Without a link, the label is text in the shape of a button.
 * @see dom §6 "Button block"
 */
export const template = `{.section text.label}<div class="sqs-block-button-container sqs-block-button-container--{align}" data-alignment="{align}" data-button-size="{size}"{.if isSecondary} data-button-type="secondary"{.end}><a class="sqs-block-button-element--{size} sqs-block-button-element"{link}${langAttribute}>{html}</a></div>{.or}${createPlaceholder('placeholder.button')}{.end}`
