import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock, type ViewPorts } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import type { MemberArea } from '../site-ports.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, type Plan } from './schema.ts'
import { template } from './template.ts'

/**
 * Plans side by side. The page is the same for everybody: where a plan opens a member area, the way in for
 * members stands beside that for others, and the script shows the one that fits who looks.
 */
export const pricingPlan = defineBlock({
  type: blockTypeCodes['pricing-plan'],
  slug: 'pricing-plan',
  name: 'Pricing plans',
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
    plans: plans.flatMap((plan) => planView(plan, ports) ?? []),
  }),
})

type Ports = Pick<ViewPorts, 'text' | 'structure' | 'say' | 'resolve' | 'block'>

/** Undefined without a name: nothing would say what is chosen. */
function planView(plan: Plan, ports: Ports) {
  const { text, block } = ports
  const { id, isHighlighted } = plan
  const of = (name: string) => {
    const shown = text(`${id}.${name}`)
    return shown && shown.words !== '' ? shown : undefined
  }
  const name = of('name')
  if (!name) return undefined
  const area = areaOf(plan, ports)
  const price = priceOf(area, of('price'), ports)
  const period = of('period')
  return {
    headingId: `plan-${block.id}-${id}`,
    highlight: isHighlighted ? ' is-highlighted' : '',
    name,
    description: of('description') ?? '',
    badge: of('badge') ?? '',
    cost: price || period ? { price: price ?? '', period: period ?? '' } : '',
    perks: perksOf(of('perks')),
    ...actionOf(plan, area, { ...ports, label: of('button') }),
  }
}

function areaOf({ memberAreaId }: Plan, { structure }: Ports): MemberArea | undefined {
  const area = memberAreaId === undefined ? undefined : structure.memberArea(memberAreaId)
  return area && isWebAddress(area.href) ? area : undefined
}

interface Words {
  readonly words: string
  readonly lang: string
}

/** What is sold costs what the shop says, whatever was typed. */
function priceOf(area: MemberArea | undefined, typed: Words | undefined, { say }: Ports) {
  if (area?.offer) return { words: area.offer.price, lang: '' }
  return typed ?? (area?.isFree === true ? { words: say('Free to join'), lang: '' } : undefined)
}

/** One to a line. */
function perksOf(text: Words | undefined) {
  if (!text) return ''
  const lines = text.words.split('\n').map((line) => line.trim())
  const perks = lines.filter((line) => line !== '').map((words) => ({ words }))
  return perks.length > 0 ? { lang: text.lang, perks } : ''
}

const NOTHING = { buy: '', join: '', lead: '', notice: '', members: '' } as const

/** One way in at most; nothing where the area is gone, or the link leads nowhere. */
function actionOf(
  { memberAreaId, link }: Plan,
  area: MemberArea | undefined,
  { label, resolve, say }: Ports & { readonly label: Words | undefined },
) {
  const told = (otherwise: string): Words => label ?? { words: say(otherwise), lang: '' }
  if (memberAreaId === undefined) {
    const attributes = linkView(link, resolve)
    return { ...NOTHING, lead: attributes === '' ? '' : { link: attributes, ...told('Choose') } }
  }
  if (!area) return NOTHING
  const { offer, isFree, href, join } = area
  const members = { memberAreaId, href, words: say('Go to the members’ pages') }
  const said = say('You are a member.')
  if (offer)
    return {
      ...NOTHING,
      buy: { action: offer.action, itemId: offer.itemId, ...told('Buy access') },
      members: { ...members, said },
    }
  if (isFree)
    return {
      ...NOTHING,
      join: { action: join, href, ...told('Join') },
      members: { ...members, said },
    }
  return { ...NOTHING, notice: say('Members are invited.'), members: { ...members, said } }
}
