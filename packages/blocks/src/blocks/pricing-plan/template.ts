import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const button = `<button class="pricing-plan-button sqs-block-button-element" type="submit" aria-describedby="{headingId|htmlattr}"${langAttribute}>{words|html}</button>`

const buy = `{.section buy}<form method="post" action="{action|htmlattr}"><input type="hidden" name="itemId" value="{itemId|htmlattr}">${button}</form>{.end}`

const join = `{.section join}<form method="post" action="{action|htmlattr}"><input type="hidden" name="next" value="{href|htmlattr}">${button}</form>{.end}`

const lead = `{.section lead}<a class="pricing-plan-button sqs-block-button-element"{link} aria-describedby="{headingId|htmlattr}"${langAttribute}>{words|html}</a>{.end}`

const action = `<div class="pricing-plan-action" data-for="visitors">${buy}${join}${lead}{.section notice}<p class="pricing-plan-notice">{@|html}</p>{.end}</div>{.section members}<div class="pricing-plan-action" data-for="members" hidden><p class="pricing-plan-notice">{notice|html}</p><a class="pricing-plan-enter" href="{href|htmlattr}" aria-describedby="{headingId|htmlattr}">{words|html}</a></div>{.end}`

const head = `{.section badge}<p class="pricing-plan-badge"${langAttribute}>{words|html}</p>{.end}{.section name}<h{level} class="pricing-plan-name block-heading" id="{headingId|htmlattr}"${langAttribute}>{words|html}</h{level}>{.end}{.section description}<p class="pricing-plan-description"${langAttribute}>{html}</p>{.end}`

const cost = `{.section cost}<p class="pricing-plan-cost">{.section price}<span class="pricing-plan-price"${langAttribute}>{words|html}</span> {.end}{.section period}<span class="pricing-plan-period"${langAttribute}>{words|html}</span>{.end}</p>{.end}`

const perks = `{.section perks}<ul class="pricing-plan-perks" role="list"${langAttribute}>{.repeated section perks}<li>{words|html}</li>{.end}</ul>{.end}`

export const template = `{.if plans}<ul class="pricing-plans {classes}" role="list">{.repeated section plans}<li class="pricing-plan{highlight}"{.section members} data-member-area-id="{memberAreaId|htmlattr}"{.end}>${head}${cost}${perks}${action}</li>{.end}</ul>{.or}${createPlaceholder('placeholder.pricingPlan')}{.end}`
