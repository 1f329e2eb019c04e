import { createPlaceholder } from '../../parts/placeholder.ts'

/** Every link has a name, visible or not. @see dom §6 "socialaccountlinks-v2" */
export const template = `{.if links}<div class="sqs-svg-icon--outer {classes}"><ul class="sqs-svg-icon--list" role="list">{.repeated section links}<li><a class="sqs-svg-icon--wrapper" href="{url|htmlattr}"{.if isExternal} target="_blank" rel="noopener me"{.end}><svg class="sqs-svg-icon--social" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{drawing}</svg><span class="{.if showsNames}social-icon-name{.or}v6-visually-hidden{.end}">{name|html}</span></a></li>{.end}</ul></div>{.or}${createPlaceholder('placeholder.socialLinks')}{.end}`
