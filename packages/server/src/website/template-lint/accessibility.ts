import {
  type Attribute,
  type Element,
  maskTags,
  parseElements,
  PRINTING,
  SILENT,
} from './markup.ts'
import type { Finding, Rule } from './problem.ts'

/** Returns whether a partial prints text that can name an element; undefined if unknown. */
export type PrintsText = (partial: string) => boolean | undefined

/** Finds accessibility problems in the literal HTML of one file. */
export function findAccessibilityProblems(
  source: string,
  printsText: PrintsText,
): readonly Finding[] {
  const page = createPageMarkup(source, printsText)
  const elements = parseElements(page.text)
  let isInLabel = false
  for (const element of elements) {
    if (element.name === 'label') page.labelled.add(getValue(page, element, 'for') ?? '')
    if (/^\/?label$/.test(element.name)) isInLabel = element.name === 'label'
    if (isInLabel) page.inLabels.add(element)
  }
  return elements.flatMap((element, index) => {
    const rule = checkElement(page, elements, index)
    return rule ? [{ ...rule, at: element.at }] : []
  })
}

interface PageMarkup {
  readonly source: string
  /** The source with its template tags masked. */
  readonly text: string
  readonly printsText: PrintsText
  /** The ids in `for` attributes of labels, as written. */
  readonly labelled: Set<string>
  /** The elements inside labels. */
  readonly inLabels: Set<Element>
}

function createPageMarkup(source: string, printsText: PrintsText): PageMarkup {
  return { source, text: maskTags(source), printsText, labelled: new Set(), inLabels: new Set() }
}

type RuleViolation = { readonly rule: Rule; readonly message: string } | undefined

function checkElement(
  page: PageMarkup,
  elements: readonly Element[],
  index: number,
): RuleViolation {
  const element = elements[index]
  if (!element || element.isOpen) return undefined
  switch (element.name) {
    case 'img':
      return hasAttribute(element, 'alt')
        ? undefined
        : { rule: 'image-alt', message: 'This img has no alt. Use alt="" for decoration.' }
    case 'button':
      return hasAccessibleName(page, elements, index)
        ? undefined
        : { rule: 'button-name', message: 'This button has no name. Add text or an aria-label.' }
    case 'a':
      return !hasAttribute(element, 'href') ||
        isAriaHidden(page, element) ||
        hasAccessibleName(page, elements, index)
        ? undefined
        : { rule: 'link-name', message: 'This link has no name. Add text or an aria-label.' }
    case 'iframe':
      return hasAttribute(element, 'title') || hasAriaLabel(element)
        ? undefined
        : { rule: 'frame-title', message: 'This iframe has no title. Add a title attribute.' }
    case 'html':
      return hasAttribute(element, 'lang')
        ? undefined
        : { rule: 'page-language', message: 'The html element has no lang. Add a lang attribute.' }
    case 'input':
    case 'select':
    case 'textarea':
      return isLabelledField(page, elements, index)
        ? undefined
        : {
            rule: 'field-label',
            message: `This ${element.name} has no label. Add a label or an aria-label.`,
          }
    default:
      return undefined
  }
}

function findAttribute(element: Element, name: string): Attribute | undefined {
  return element.attributes.find((each) => each.name === name)
}

function hasAttribute(element: Element, name: string): boolean {
  return findAttribute(element, name) !== undefined
}

/** Returns the value of an attribute as written, template tags included. */
function getValue({ source }: PageMarkup, element: Element, name: string): string | undefined {
  const found = findAttribute(element, name)
  return found && source.slice(found.start, found.end)
}

function isAriaHidden(page: PageMarkup, element: Element): boolean {
  return getValue(page, element, 'aria-hidden') === 'true'
}

function hasAriaLabel(element: Element): boolean {
  return hasAttribute(element, 'aria-label') || hasAttribute(element, 'aria-labelledby')
}

/** The types of inputs that browsers name or hide. */
const UNLABELED_TYPES = ['hidden', 'submit', 'reset', 'button', 'image']

function isLabelledField(page: PageMarkup, elements: readonly Element[], index: number): boolean {
  const element = elements[index]
  if (!element || hasAriaLabel(element) || hasAttribute(element, 'title')) return true
  if (UNLABELED_TYPES.includes(getValue(page, element, 'type') ?? '')) return true
  const id = getValue(page, element, 'id')
  if (id !== undefined && page.labelled.has(id)) return true
  // The partial is applied with its id, beside its label.
  if (id?.includes('{@args.')) return true
  return page.inLabels.has(element)
}

function hasAccessibleName(page: PageMarkup, elements: readonly Element[], index: number): boolean {
  const element = elements[index]
  if (!element || hasAriaLabel(element) || hasAttribute(element, 'title')) return true
  const children: Element[] = []
  // An unclosed element is another problem; the next of its kind ends the search.
  for (let at = index + 1; at < elements.length; at += 1) {
    const each = elements[at]
    if (!each || each.name === element.name) return true
    if (each.name === `/${element.name}`) return containsName(page, element, children, each.at)
    children.push(each)
  }
  return true
}

function containsName(
  page: PageMarkup,
  element: Element,
  children: readonly Element[],
  end: number,
): boolean {
  const named = children.some(
    (each) => hasAriaLabel(each) || (each.name === 'img' && getValue(page, each, 'alt') !== ''),
  )
  if (named) return true
  let at = element.end
  for (const each of [...children, { at: end, end }]) {
    if (printsTextBetween(page, at, each.at)) return true
    at = each.end
  }
  return false
}

const LITERAL = new RegExp(`[^\\s${PRINTING}${SILENT}]`)
const APPLY =
  /\{[^{}]*\|apply ([^\s|}]+)(?![^\s|}])[^{}]*\}|\{\.include ([^\s}]+) [^{}]*output[^{}]*\}/g

/** Returns whether the source between two tags is or prints text. */
function printsTextBetween(
  { source, text, printsText }: PageMarkup,
  start: number,
  end: number,
): boolean {
  const between = text.slice(start, end)
  if (LITERAL.test(between)) return true
  const sourceText = source.slice(start, end)
  const applied = [...sourceText.matchAll(APPLY)].map(([, name, other]) => name ?? other ?? '')
  if (applied.some((name) => printsText(name) !== false)) return true
  const printing = sourceText.replaceAll(APPLY, '').match(/\{[^.#{}][^{}]*\}|\{\.eval[^{}]*\}/)
  return printing !== null
}

/** Returns whether markup, such as that of a partial, has text outside of its tags. */
export function containsText(source: string, printsText: PrintsText): boolean {
  const page = createPageMarkup(source, printsText)
  let at = 0
  for (const element of [...parseElements(page.text), { at: source.length, end: source.length }]) {
    if (printsTextBetween(page, at, element.at)) return true
    at = element.end
  }
  return false
}
