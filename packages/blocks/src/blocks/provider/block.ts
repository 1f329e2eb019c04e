import type { Block } from '@vitrine/page'
import { type BlockKind, defineBlock } from '../../definition/define-block.ts'
import type { View, ViewPorts } from '../../definition/view.ts'
import type { ExternalRequest } from '../../ports/external.ts'
import { parseHost } from '../../parts/host.ts'
import { createImageView } from '../../parts/image.ts'
import { css } from './css.ts'
import { amazonFields, createFramedFields, createLinkedFields } from './inspector.ts'
import {
  amazonProvider,
  type FramedProvider,
  framedProviders,
  otherProviders,
  type Provider,
} from './providers.ts'
import {
  amazonData,
  createFramedSchema,
  createLinkedSchema,
  type LinkedData,
  text,
} from './schema.ts'
import { createTemplate } from './template.ts'

type CardOptions = Pick<LinkedData, 'poster' | 'layout' | 'showsPicture' | 'showsText'>

interface Target {
  readonly url?: string | undefined
  readonly id?: string | undefined
}

function getUrl({ createUrl }: Provider, { url, id }: Target, { variant }: Block) {
  return url ?? (id === undefined ? undefined : createUrl(id, variant))
}

function createRequest(address: string | undefined): ExternalRequest | undefined {
  return address === undefined ? undefined : { kind: 'page', url: address }
}

/** Returns the part of the definition that all providers share. */
function getSharedDefinition({ type, slug, variants, placeholder }: Provider) {
  return {
    type,
    slug,
    family: 'provider',
    version: 1,
    ...(variants && { variants }),
    text,
    defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
    minSize: { w: 3, h: 2 },
    template: createTemplate(placeholder),
    css,
  } as const
}

/** Returns the card of an external page: its content, and the owner's own texts. */
function createCard(
  provider: Provider,
  {
    page,
    shown,
    ports,
  }: { readonly page: string; readonly shown: CardOptions; readonly ports: ViewPorts },
): View {
  const { block, text, findImage, getExternalContent, sizes, translate } = ports
  const { layout, poster, showsPicture, showsText } = shown
  const content = getExternalContent({ kind: 'page', url: page })
  const host = parseHost(page)
  const source = provider.domains.test(host) ? provider.provider : host
  const cardImage = showsPicture
    ? ((poster && findImage(poster.assetId)) ?? content?.image)
    : undefined
  const [ownTitle, ownText] = [text('title'), text('description')]
  const title =
    ownTitle?.words || content?.title || translate('blocks.seeItOn', { provider: source })
  const description = ownText?.words || content?.text || ''
  return {
    layout,
    page,
    source,
    image: cardImage ? createImageView(cardImage, { alt: '', sizes }) : '',
    title,
    titleLang: ownTitle?.words ? ownTitle.lang : '',
    descriptionLang: ownText?.words ? ownText.lang : '',
    description: showsText && description !== title ? description : '',
    author: showsText && content && content.author !== title ? content.author : '',
    action:
      text('button')?.words || translate(provider.actions?.[block.variant ?? 0] ?? provider.action),
  }
}

const emptyView: View = { card: '', frame: '' }

function defineLinkedBlock(provider: Provider): BlockKind {
  return defineBlock({
    ...getSharedDefinition(provider),
    data: createLinkedSchema(provider),
    fields: createLinkedFields(provider),
    externalRequest: (data, block) => createRequest(getUrl(provider, data, block)),
    view: (data, ports) => {
      const page = getUrl(provider, data, ports.block)
      if (page === undefined) return emptyView
      return { card: createCard(provider, { page, shown: data, ports }), frame: '' }
    },
  })
}

/** Defines a block with the provider's own frame, which loads when a visitor asks for it. */
function defineFramedBlock(provider: FramedProvider): BlockKind {
  const { getPlayer, notice } = provider
  return defineBlock({
    ...getSharedDefinition(provider),
    data: createFramedSchema(provider),
    fields: createFramedFields(provider),
    externalRequest: (data, block) => createRequest(getUrl(provider, data, block)),
    view: ({ height, ...shown }, ports) => {
      const page = getUrl(provider, shown, ports.block)
      if (page === undefined) return emptyView
      const { action, ...card } = createCard(provider, { page, shown, ports })
      const player = getPlayer(page)
      // Without a frame there is no button: its label would promise one.
      const button = ports.text('button')?.words ?? ''
      if (!player) return { card: { ...card, action: button }, frame: '' }
      const frame = { page, player: player.player, height, action, notice: ports.translate(notice) }
      return { card: { ...card, action: '' }, frame }
    },
  })
}

/** A product on Amazon, with the owner's partner tag. */
const amazon = defineBlock({
  ...getSharedDefinition(amazonProvider),
  data: amazonData,
  fields: amazonFields,
  externalRequest: (data, block) => createRequest(getUrl(amazonProvider, data, block)),
  view: ({ tag, ...shown }, ports) => {
    const page = getUrl(amazonProvider, shown, ports.block)
    if (page === undefined) return emptyView
    const card = createCard(amazonProvider, { page, shown, ports })
    return { card: { ...card, page: addPartnerTag(page, tag) }, frame: '' }
  },
})

function addPartnerTag(page: string, tag: string | undefined): string {
  if (tag === undefined) return page
  const [before = '', anchor] = page.split('#', 2)
  const sign = before.includes('?') ? '&' : '?'
  return `${before}${sign}tag=${tag}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Content of external providers: a card that is the site's own, with a link to the original. */
const blocks: readonly BlockKind[] = [
  ...framedProviders.map(defineFramedBlock),
  amazon,
  ...otherProviders.map(defineLinkedBlock),
]

export default blocks
