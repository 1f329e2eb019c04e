import { lang } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'

/** Without a place to lead to it is text in the shape of a button. @see dom §6 "Button block" */
export const template = `{.section text.label}<div class="sqs-block-button-container sqs-block-button-container--{align}" data-alignment="{align}" data-button-size="{size}"><a class="sqs-block-button-element--{size} sqs-block-button-element"{link}${lang}>{html}</a></div>{.or}${placeholder('Name the button')}{.end}`
