import { createTranslateBy, DEFAULT_CURRENCY, isMessageId } from '@vitrine/model'
import type { BlockPorts } from '../ports/block-ports.ts'
import type { ExternalRequest } from '../ports/external.ts'
import type { SiteStructure } from '../ports/navigation.ts'
import type { ComponentRequest } from '../ports/theme.ts'
import { type BlockAnswers, type BlockFacts, createAnswers, type SiteFacts } from './block-facts.ts'
import { questions, THE_PAGE } from './questions.ts'

/** Records what the ports of blocks answer. */
export interface FactRecorder {
  /** Returns the same ports, whose answers are recorded from then on. */
  readonly watch: <P extends BlockPorts>(ports: P) => P
  readonly getFacts: () => BlockFacts
}

/** Creates a recorder without facts. */
export function createFactRecorder(): FactRecorder {
  const answers = createAnswers()
  let site: SiteFacts | undefined
  return {
    watch: (ports) => {
      site = describeSite(ports)
      return { ...ports, ...watchPorts(ports, answers) }
    },
    getFacts: () => ({ ...(site && { site }), answers }),
  }
}

function describeSite(ports: BlockPorts): SiteFacts {
  const { locale, fallbackLocale, site, socialAccounts, currency, searchUrl, structure } = ports
  return {
    locale,
    fallbackLocale,
    ...(site && { site }),
    ...(socialAccounts && { socialAccounts }),
    ...(searchUrl !== undefined && { searchUrl }),
    currency: currency ?? DEFAULT_CURRENCY,
    ...(structure && { languages: structure.languages, account: structure.account }),
  }
}

/** Answers that are still being collected. */
type Table<T> = Record<string, T | null>

/** Returns a function that answers as `ask` does, and records the answer under the key of the question. */
function watch<T, Q extends readonly unknown[]>(
  table: Readonly<Table<T>>,
  getKey: (...question: Q) => string,
  ask: (...question: Q) => T | undefined,
): (...question: Q) => T | undefined {
  const own: Table<T> = table
  return (...question) => {
    const answer = ask(...question)
    own[getKey(...question)] = answer ?? null
    return answer
  }
}

const getId = (id: string) => id
const getPageKey = () => THE_PAGE

function watchPorts(ports: BlockPorts, to: BlockAnswers): Partial<BlockPorts> {
  const { translate, structure } = ports
  return {
    findImage: watch(to.images, getId, ports.findImage),
    resolve: watch(to.links, questions.byValue, ports.resolve),
    findPage: watch(to.pages, getId, (id) => ports.findPage?.(id)),
    getExternalContent: watch(to.external, questions.byValue, (request: ExternalRequest) =>
      ports.getExternalContent?.(request),
    ),
    renderComponent: watch(to.components, questions.byValue, (request: ComponentRequest) =>
      ports.renderComponent?.(request),
    ),
    renderComments: () => watch(to.comments, getPageKey, () => ports.renderComments?.())() ?? '',
    getItems: watch(to.items, questions.ofItems, (block) => ports.getItems?.(block)),
    getMonth: watch(to.months, questions.ofMonth, (block) => ports.getMonth?.(block)),
    getForm: watch(to.forms, questions.ofForm, (block) => ports.getForm?.(block)),
    translate: createTranslateBy((id, params) => {
      const text = isMessageId(id) ? translate({ messageId: id, params }) : ''
      return watch(to.messages, questions.ofMessage, () => text)(id, params) ?? ''
    }),
    ...(structure && { structure: watchStructure(structure, to) }),
  }
}

function watchStructure(structure: SiteStructure, to: BlockAnswers): SiteStructure {
  const menu = watch(to.menus, getId, structure.menu)
  return {
    ...structure,
    menu: (id) => menu(id) ?? [],
    folder: watch(to.folders, getId, structure.folder),
    memberArea: watch(to.areas, getId, structure.memberArea),
  }
}
