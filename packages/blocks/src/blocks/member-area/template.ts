import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const button = `<a class="sqs-block-button-element--small sqs-block-button-element" href="{href|htmlattr}"${langAttribute}>{words|html}</a>`

const link = `<a class="member-area-link" href="{href|htmlattr}"${langAttribute}>{words|html}</a>`

const buy = `<form class="member-area-offer" method="post" action="{action|htmlattr}"><input type="hidden" name="itemId" value="{itemId|htmlattr}"><span class="member-area-price">{price|html}</span><button class="sqs-block-button-element--small sqs-block-button-element" type="submit"${langAttribute}>{words|html}</button></form>`

export const template = `{.if isThere}<div class="member-area {classes}">{.section title}<h{level} class="member-area-title block-heading"${langAttribute}>{words|html}</h{level}>{.end}{.section description}<p class="member-area-description"${langAttribute}>{words|html}</p>{.end}{.section notice}<p class="member-area-notice">{@|html}</p>{.end}<div class="member-area-actions" data-for="visitors">{.section join}${button}{.end}{.section buy}${buy}{.end}{.section signIn}${link}{.end}</div><p class="member-area-actions" data-for="members" hidden>{.section enter}${button}{.end}{.section manage}${link}{.end}</p></div>{.or}${createPlaceholder('placeholder.memberArea')}{.end}`
