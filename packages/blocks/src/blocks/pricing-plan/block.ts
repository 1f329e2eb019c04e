import { blockTypeCodes, message, type Message } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import type { ViewPorts } from '../../definition/view.ts'
import { formatLink } from '../../parts/link.ts'
import type { MemberArea } from '../../ports/member-area.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, type Plan } from './schema.ts'
import { template } from './template.ts'

/**
 * Plans side by side. The page is the same for everyone: a plan that opens a member area contains the links
 * for members and for others, and the script shows the right ones.
 */
export default defineBlock({
  type: blockTypeCodes['pricing-plan'],
  slug: 'pricing-plan',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 12, h: 14 }, auto: { h: 'content' } },
  minSize: { w: 4, h: 4 },
  fields,
  template,
  css,
  view: ({ plans, design, align, mark }, ports) => ({
    classes: `pricing-plans-design-${design} pricing-plans-align-${align} pricing-plans-mark-${mark}`,
    plans: plans.flatMap((plan) => createPlanView(plan, ports) ?? []),
  }),
})

type Ports = Pick<ViewPorts, 'text' | 'structure' | 'translate' | 'resolve' | 'block'>

/** Returns the view of a plan; undefined if it has no name. */
function createPlanView(plan: Plan, ports: Ports) {
  const { text, block } = ports
  const { id, isHighlighted } = plan
  const getText = (name: string) => {
    const shown = text(`${id}.${name}`)
    return shown && shown.words !== '' ? shown : undefined
  }
  const name = getText('name')
  if (!name) return undefined
  const area = getArea(plan, ports)
  const price = getPrice(area, getText('price'), ports)
  const period = getText('period')
  return {
    headingId: `plan-${block.id}-${id}`,
    highlight: isHighlighted ? ' is-highlighted' : '',
    name,
    description: getText('description') ?? '',
    badge: getText('badge') ?? '',
    cost: price || period ? { price: price ?? '', period: period ?? '' } : '',
    perks: parsePerks(getText('perks')),
    ...createActions(plan, area, ports, getText('button')),
  }
}

function getArea({ memberAreaId }: Plan, { structure }: Ports): MemberArea | undefined {
  const area = memberAreaId === undefined ? undefined : structure.memberArea(memberAreaId)
  return area && isWebAddress(area.href) ? area : undefined
}

interface PlanText {
  readonly words: string
  readonly lang: string
}

/** Returns the price of a plan. The price of an area that is sold replaces the written one. */
function getPrice(
  area: MemberArea | undefined,
  written: PlanText | undefined,
  { translate }: Ports,
) {
  if (area?.offer) return { words: area.offer.price, lang: '' }
  return (
    written ??
    (area?.isFree === true ? { words: translate('blocks.freeToJoin'), lang: '' } : undefined)
  )
}

/** Returns the features of a plan, one from each line. */
function parsePerks(text: PlanText | undefined) {
  if (!text) return ''
  const lines = text.words.split('\n').map((line) => line.trim())
  const perks = lines.filter((line) => line !== '').map((words) => ({ words }))
  return perks.length > 0 ? { lang: text.lang, perks } : ''
}

const NO_ACTIONS = { buy: '', join: '', lead: '', notice: '', members: '' } as const

/** Returns the button of a plan; none if the area is deleted or the link is invalid. */
function createActions(
  { memberAreaId, link }: Plan,
  area: MemberArea | undefined,
  { resolve, translate }: Ports,
  label: PlanText | undefined,
) {
  const getLabel = (fallback: Message): PlanText =>
    label ?? { words: translate(fallback), lang: '' }
  if (memberAreaId === undefined) {
    const attributes = formatLink(link, resolve)
    return {
      ...NO_ACTIONS,
      lead: attributes === '' ? '' : { link: attributes, ...getLabel(message('blocks.choose')) },
    }
  }
  if (!area) return NO_ACTIONS
  const { offer, isFree, href, join } = area
  const members = { memberAreaId, href, words: translate('blocks.toMemberPages') }
  const memberNotice = translate('blocks.youAreMember')
  if (offer)
    return {
      ...NO_ACTIONS,
      buy: { action: offer.action, itemId: offer.itemId, ...getLabel(message('blocks.buyAccess')) },
      members: { ...members, notice: memberNotice },
    }
  if (isFree)
    return {
      ...NO_ACTIONS,
      join: { action: join, href, ...getLabel(message('blocks.join')) },
      members: { ...members, notice: memberNotice },
    }
  return {
    ...NO_ACTIONS,
    notice: translate('blocks.membersInvited'),
    members: { ...members, notice: memberNotice },
  }
}
