import { describe, expect, it } from 'vitest'
import type { LocaleAdapter, Money } from './index.ts'
import { compile, defaultLimits, formatters, createIntlZones, predicates } from './index.ts'

const many = Array.from({ length: 2000 }, (_, at) => at)
const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]))
const variants = Array.from({ length: 2000 }, (_, at) => ({
  priceMoney: { value: String(at), currency: 'USD' },
  attributes: { A: `a${at}` },
}))
const product = {
  id: 'p',
  structuredContent: { productType: 1, variants },
  variantOptionOrdering: ['A'],
  entries: variants,
  website: { shareButtonOptions: keys },
  productMerchandisingContext: {
    p: {
      scarcityEnabled: true,
      scarcityTemplateViews: variants,
      restockNotificationViews: variants,
    },
  },
}
const nestedLists = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 1)
const text = 'xa<>&"\'{0} @u #t '.repeat(2000)
const zones = createIntlZones()

/** Returns a template that runs a tag four million times unless it is stopped. */
function repeatTag(tag: string): string {
  return `{.repeated section many}{.var @m many}{.repeated section @m}${tag}{.end}{.end}`
}

function getLastCode(
  source: string,
  data: unknown,
  partials: Readonly<Record<string, string>> = {},
) {
  // A thirtieth of the steps of a page: the sooner it ends, the less work can escape the count.
  const limits = { steps: 200_000 }
  return compile(source).render(data, { zones, partials, limits }).errors.at(-1)?.code
}

describe('hostile templates are stopped', () => {
  it('partials that multiply', () => {
    const partials = { x: '{@|apply x}{@|apply x}{@|apply x}' }
    expect(getLastCode('{@|apply x}', {}, partials)).toBe('limit')
  })

  it('lists that double at every level', () => {
    const source = `${'{.repeated section @}'.repeat(60)}x${'{.end}'.repeat(60)}`
    expect(getLastCode(source, nestedLists)).toBe('limit')
  })

  it.each(['text', 'keys', 'product', 'many'])('any formatter in a loop over %s', (name) => {
    const data = { many, keys, product, text }
    for (const formatter of Object.keys(formatters)) {
      expect([formatter, getLastCode(repeatTag(`{${name}|${formatter}|count}`), data)]).toEqual([
        formatter,
        'limit',
      ])
    }
  })

  it.each(['keys', 'product'])('any predicate in a loop over %s', (name) => {
    const source = (predicate: string): string =>
      repeatTag(`{.var @x ${name}}{.section @x}{.${predicate} a b}{.end}{.end}`)
    for (const predicate of Object.keys(predicates)) {
      expect([predicate, getLastCode(source(predicate), { many, keys, product })]).toEqual([
        predicate,
        'limit',
      ])
    }
  })

  it('endless expressions', () => {
    const source = repeatTag(`{.eval ${'1+'.repeat(400)}1}`)
    expect(getLastCode(source, { many })).toBe('limit')
  })
})

const lengths = Array.from({ length: 5000 }, (_, at) => ({ at, day: at * 86_400_000 * 8 }))
const wide = `${text}é`.repeat(10)
const page = { lengths, wide, many, zones: ['Europe/Berlin', 'Asia/Tokyo', 'America/Lima'] }

/** A pattern `{0}{1}`, which doubles the text it is filled with. */
const pattern =
  '{.macro m}{.meta-left}0{.meta-right}{.meta-left}1{.meta-right}{.end}{.var @p @|apply m}'

function createDoublingTemplate(last: string): string {
  return `${pattern}{.var @v wide}${'{.var @v @p|format @v @v}'.repeat(60)}${last}`
}

/** An object that contains another object three times, and so on, thirty levels deep. */
const bomb = `{.var @a lengths.0}${'{.ctx @a x=@a y=@a z=@a}'.repeat(30)}`

function joinTags(names: number, tag: (at: number) => string): string {
  return Array.from({ length: names }, (_, at) => tag(at)).join('')
}

const inLoops = (tag: string): string =>
  `{.repeated section lengths}{.var @l lengths}{.repeated section @l}${tag}{.end}{.end}`

const hostile: Readonly<Record<string, readonly [source: string, partial?: string]>> = {
  'a text that doubles, printed': [createDoublingTemplate('{@v}')],
  'a text that doubles, only bound': [createDoublingTemplate('')],
  'a macro that applies itself': ['{.macro a}{@|apply a}{@|apply a}{.end}{@|apply a}'],
  'a partial that doubles its output': [
    '{@|apply x}',
    '{.var @o @|apply x}{@o}{@o}some text to begin with{@|apply x}',
  ],
  'a partial that includes itself': ['{.include x}', 'text{.include x output}{.include x}'],
  'repeats in repeats': [inLoops('{.repeated section @l}{.end}')],
  'endless output': [inLoops('{wide}')],
  'huge arguments of truncate': [inLoops(`{wide|truncate 999999999 ${'x'.repeat(5000)}}`)],
  'endless digits': [inLoops('{at|decimal minfrac:99999 minint:9999}')],
  'endless date patterns': [inLoops(`{day|date ${'%A %c '.repeat(5000)}}`)],
  'dates in changing zones': [
    '{.repeated section lengths}{.var @z zones}{.repeated section @z}{.ctx @c timeZone=@}' +
      '{.ctx @s website=@c}{.section @s}{@index|date %c}{.end}{.end}{.end}',
  ],
  'json of an object that contains another a trillion times': [`${bomb}{@a|json}`],
  'indented json of the same': [`${bomb}{@a|json-pretty|count}`],
  'comparing the same': [`${bomb}{.var @b @a}${bomb}{.equal? @a @b}x{.end}`],
  'json of everything, bound': [joinTags(500, (at) => `{.var @v${at} lengths|json}`)],
  'escaped text, bound': [joinTags(500, (at) => `{.var @v${at} wide|html}`)],
  'the output of a macro, bound': [
    `{.macro m}x{wide}{.end}${joinTags(500, (at) => `{.var @v${at} @|apply m}`)}`,
  ],
  'texts of expressions, bound': [
    `{.var @v zones.0}${'{.eval @v = @v + @v}'.repeat(12)}` +
      joinTags(5000, (at) => `{.eval @a${at} = @v + "x"; @a${at} == @a${at - 1}}`),
  ],
  'long texts, encoded': [inLoops('{wide|encode-uri-component|encode-uri-component|count}')],
  'lists printed': [inLoops('{many}')],
  'endless errors': [inLoops('{@|apply nothing}')],
}

describe('the default limits stop', () => {
  it.each(Object.entries(hostile))('%s', (_, [source, partial = '']) => {
    // No time limit: steps, output and text lengths must end it.
    const context = { zones, partials: { x: partial }, limits: { time: 0 } }
    const { output, errors } = compile(source).render(page, context)
    expect(errors.at(-1)).toMatchObject({ code: 'limit', line: 1 })
    expect(output.length).toBeLessThanOrEqual(defaultLimits.output)
  })
})

const plainMoney = ({ value, currency }: Money): string => `${currency} ${value}`

/** A locale with all that the test needs. */
const locale: LocaleAdapter = {
  money: plainMoney,
  decimal: (value) => value,
  datetime: () => '',
  datetimeInterval: () => '',
  relativeTime: () => '',
  cardinal: () => 'other',
  ordinal: () => 'other',
  currency: 'USD',
}

it('the default limits allow a page of 5,000 whole products', () => {
  const card =
    '<li id="{id}"><a href="{fullUrl}"><img src="{mainImage.assetUrl}" alt="{title|htmlattr}"' +
    '{mainImage|image-srcset}></a><h2>{title|html}</h2><p>{excerpt|truncate 60|html}</p>' +
    '{@|product-price}<i>{shipping|money}</i></li>'
  const items = lengths.map(({ at }) => ({
    id: `p${at}`,
    title: `Salt & Sand ${at}`,
    excerpt: `Thrown by hand & glazed twice, then fired for ${at} hours until it rings like a bell.`,
    fullUrl: `/shop/p/thing-${at}`,
    shipping: { value: `${at}.50`, currency: 'USD' },
    mainImage: {
      assetUrl: `/assets/${at}/picture.jpg`,
      systemDataVariants: '1500x1000,100w,300w,500w,750w,1000w,1500w',
    },
    structuredContent: {
      productType: 1,
      variants: [
        {
          onSale: true,
          price: at,
          priceMoney: { value: `${at}.99`, currency: 'USD' },
          salePrice: at,
          salePriceMoney: { value: `${at}.49`, currency: 'USD' },
        },
      ],
    },
  }))
  const list = compile('<ul>{.repeated section items}{@|apply card}{.end}</ul>')
  const context = { zones, locale, partials: { card: compile(card) }, limits: { time: 0 } }
  const { output, errors } = list.render({ items }, context)
  expect(errors).toEqual([])
  expect(output.endsWith('<i>USD 4999.5</i></li></ul>')).toBe(true)
  const half = { ...context, limits: { time: 0, steps: defaultLimits.steps / 2 } }
  expect(list.render({ items }, half).errors).toMatchObject([{ code: 'limit' }])
})
