import { createTranslateBy } from '@vitrine/model'
import type { BlockPorts } from '../ports/block-ports.ts'
import type { SiteStructure } from '../ports/navigation.ts'
import type { Answers, BlockFacts } from './block-facts.ts'
import { questions, THE_PAGE } from './questions.ts'

/** Says that a block needs an answer that only the server has. */
export class MissingFact extends Error {
  override readonly name = 'MissingFact'
}

/**
 * Creates ports that answer from recorded facts; undefined without facts about the site. They throw `MissingFact` at a
 * question that the server was not asked, and where a browser could answer in another way: HTML is cleaned, and dates
 * and numbers are formatted, by the server alone.
 */
export function recallPorts({ site, answers }: BlockFacts): BlockPorts | undefined {
  if (!site) return undefined
  const { languages, account, ...shared } = site
  return {
    ...shared,
    ...(languages && account && { structure: recallStructure(answers, { languages, account }) }),
    edit: true,
    sanitize: refuse,
    getFormatLocale: refuse,
    findImage: (id) => recall(answers.images, id),
    resolve: (link) => recall(answers.links, questions.byValue(link)),
    findPage: (id) => recall(answers.pages, id),
    getExternalContent: (request) => recall(answers.external, questions.byValue(request)),
    renderComponent: (request) => recall(answers.components, questions.byValue(request)),
    renderComments: () => recall(answers.comments, THE_PAGE) ?? '',
    getItems: (block) => recall(answers.items, questions.ofItems(block)),
    getMonth: (block) => recall(answers.months, questions.ofMonth(block)),
    getForm: (block) => recall(answers.forms, questions.ofForm(block)),
    translate: createTranslateBy(
      (id, params) => recall(answers.messages, questions.ofMessage(id, params)) ?? '',
    ),
  }
}

function recallStructure(
  answers: BlockFacts['answers'],
  site: Pick<SiteStructure, 'languages' | 'account'>,
): SiteStructure {
  return {
    ...site,
    menu: (id) => recall(answers.menus, id) ?? [],
    folder: (id) => recall(answers.folders, id),
    memberArea: (id) => recall(answers.areas, id),
  }
}

function recall<T>(table: Answers<T>, question: string): T | undefined {
  const answer = Object.hasOwn(table, question) ? table[question] : undefined
  if (answer === undefined) throw new MissingFact(question)
  return answer ?? undefined
}

function refuse(): never {
  throw new MissingFact('only the server')
}
