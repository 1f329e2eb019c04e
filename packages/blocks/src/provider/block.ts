import type { Block } from '@vitrine/page'
import { type BlockKind, defineBlock, type View, type ViewPorts } from '../define-block.ts'
import type { Reading } from '../elsewhere-ports.ts'
import { hostOf } from '../host-of.ts'
import { imageView } from '../image-view.ts'
import { css } from './css.ts'
import { amazonFields, framedFields, linkedFields } from './inspector.ts'
import {
  amazonProvider,
  type FramedProvider,
  framedProviders,
  otherProviders,
  type Provider,
} from './providers.ts'
import { amazonData, framedData, linkedData, text } from './schema.ts'
import { template } from './template.ts'

interface Shown {
  readonly poster?: { readonly assetId: string } | undefined
  readonly layout: 'wide' | 'stacked'
  readonly showsPicture: boolean
  readonly showsText: boolean
}

interface Pointed {
  readonly url?: string | undefined
  readonly id?: string | undefined
}

function addressIn({ addressOf }: Provider, { url, id }: Pointed, { variant }: Block) {
  return url ?? (id === undefined ? undefined : addressOf(id, variant))
}

function readingOf(address: string | undefined): Reading | undefined {
  return address === undefined ? undefined : { kind: 'page', url: address }
}

/** What each has in common. */
function shared({ type, slug, name, variants }: Provider) {
  return {
    type,
    slug,
    name,
    version: 1,
    ...(variants && { variants }),
    text,
    defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
    minSize: { w: 3, h: 2 },
    template,
    css,
  } as const
}

/** What was found there and what the owner says of it, as a link to where it stands. */
function cardOf(
  provider: Provider,
  {
    page,
    shown,
    ports,
  }: { readonly page: string; readonly shown: Shown; readonly ports: ViewPorts },
): View {
  const { block, text, image, elsewhere, sizes, say } = ports
  const { layout, poster, showsPicture, showsText } = shown
  const found = elsewhere({ kind: 'page', url: page })
  const host = hostOf(page)
  const source = provider.domains.test(host) ? provider.provider : host
  const picture = showsPicture ? ((poster && image(poster.assetId)) ?? found?.image) : undefined
  const [ownTitle, ownText] = [text('title'), text('description')]
  const title = ownTitle?.words || found?.title || say(`See it on ${source}`)
  const said = ownText?.words || found?.text || ''
  return {
    layout,
    page,
    source,
    image: picture ? imageView(picture, { alt: '', sizes }) : '',
    title,
    titleLang: ownTitle?.words ? ownTitle.lang : '',
    saidLang: ownText?.words ? ownText.lang : '',
    said: showsText && said !== title ? said : '',
    author: showsText && found && found.author !== title ? found.author : '',
    action: text('button')?.words || say(provider.actions?.[block.variant ?? 0] ?? provider.action),
  }
}

const NOTHING = (wants: string) => ({ card: '', frame: '', wants })

function linked(provider: Provider): BlockKind {
  return defineBlock({
    ...shared(provider),
    data: linkedData(provider),
    fields: linkedFields(provider),
    reads: (data, block) => readingOf(addressIn(provider, data, block)),
    view: (data, ports) => {
      const page = addressIn(provider, data, ports.block)
      if (page === undefined) return NOTHING(provider.wants)
      return { card: cardOf(provider, { page, shown: data, ports }), frame: '', wants: '' }
    },
  })
}

/** The provider's own frame stands below the card, once a visitor asks for it. */
function framed(provider: FramedProvider): BlockKind {
  const { frameOf, notice, wants } = provider
  return defineBlock({
    ...shared(provider),
    data: framedData(provider),
    fields: framedFields(provider),
    reads: (data, block) => readingOf(addressIn(provider, data, block)),
    view: ({ height, ...shown }, ports) => {
      const page = addressIn(provider, shown, ports.block)
      if (page === undefined) return NOTHING(wants)
      const { action, ...card } = cardOf(provider, { page, shown, ports })
      const player = frameOf(page)
      // What there is no frame of has no button either: the words of one would promise it.
      const button = ports.text('button')?.words ?? ''
      if (!player) return { card: { ...card, action: button }, frame: '', wants: '' }
      const frame = { page, player: player.player, height, action, notice: ports.say(notice) }
      return { card: { ...card, action: '' }, frame, wants: '' }
    },
  })
}

/** A product, and under whose name it is recommended there. */
const amazon = defineBlock({
  ...shared(amazonProvider),
  data: amazonData,
  fields: amazonFields,
  reads: (data, block) => readingOf(addressIn(amazonProvider, data, block)),
  view: ({ tag, ...shown }, ports) => {
    const page = addressIn(amazonProvider, shown, ports.block)
    if (page === undefined) return NOTHING(amazonProvider.wants)
    const card = cardOf(amazonProvider, { page, shown, ports })
    return { card: { ...card, page: tagged(page, tag) }, frame: '', wants: '' }
  },
})

function tagged(page: string, tag: string | undefined): string {
  if (tag === undefined) return page
  const [before = '', anchor] = page.split('#', 2)
  const sign = before.includes('?') ? '&' : '?'
  return `${before}${sign}tag=${tag}${anchor === undefined ? '' : `#${anchor}`}`
}

/** What stands with others: a card of it that is the site's own, and a link to them. */
export const providerBlocks: readonly BlockKind[] = [
  ...framedProviders.map(framed),
  amazon,
  ...otherProviders.map(linked),
]
