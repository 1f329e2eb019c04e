import { type Attribute, type Element, elementsIn, masked, PRINTS, SILENT } from './markup.ts'
import type { Finding, Rule } from './problem.ts'

/** Whether a partial prints text that can name something; undefined where it is not known. */
export type PrintsText = (partial: string) => boolean | undefined

/** What a browser or a screen reader would miss, as far as the literal HTML of one file shows it. */
export function accessibilityOf(source: string, printsText: PrintsText): readonly Finding[] {
  const page = pageOf(source, printsText)
  const elements = elementsIn(page.text)
  let isInLabel = false
  for (const element of elements) {
    if (element.name === 'label') page.labelled.add(valueOf(page, element, 'for') ?? '')
    if (/^\/?label$/.test(element.name)) isInLabel = element.name === 'label'
    if (isInLabel) page.inLabels.add(element)
  }
  return elements.flatMap((element, index) => {
    const rule = ruleOf(page, elements, index)
    return rule ? [{ ...rule, at: element.at }] : []
  })
}

interface Page {
  readonly source: string
  /** The source, masked. */
  readonly text: string
  readonly printsText: PrintsText
  /** The ids that labels are for, as they are written. */
  readonly labelled: Set<string>
  /** What stands in a label. */
  readonly inLabels: Set<Element>
}

function pageOf(source: string, printsText: PrintsText): Page {
  return { source, text: masked(source), printsText, labelled: new Set(), inLabels: new Set() }
}

type Slip = { readonly rule: Rule; readonly message: string } | undefined

function ruleOf(page: Page, elements: readonly Element[], index: number): Slip {
  const element = elements[index]
  if (!element || element.isOpen) return undefined
  switch (element.name) {
    case 'img':
      return has(element, 'alt')
        ? undefined
        : { rule: 'image-alt', message: 'This img has no alt; alt="" is for decoration.' }
    case 'button':
      return isNamed(page, elements, index)
        ? undefined
        : { rule: 'button-name', message: 'This button has no name: no text and no aria-label.' }
    case 'a':
      return !has(element, 'href') || isHidden(page, element) || isNamed(page, elements, index)
        ? undefined
        : { rule: 'link-name', message: 'This link has no name: no text and no aria-label.' }
    case 'iframe':
      return has(element, 'title') || isLabelled(element)
        ? undefined
        : { rule: 'frame-title', message: 'This iframe has no title.' }
    case 'html':
      return has(element, 'lang')
        ? undefined
        : { rule: 'page-language', message: 'html has no lang.' }
    case 'input':
    case 'select':
    case 'textarea':
      return isLabelledField(page, elements, index)
        ? undefined
        : { rule: 'field-label', message: `This ${element.name} has no label.` }
    default:
      return undefined
  }
}

function attribute(element: Element, name: string): Attribute | undefined {
  return element.attributes.find((each) => each.name === name)
}

function has(element: Element, name: string): boolean {
  return attribute(element, name) !== undefined
}

/** An attribute's value as it is written, template tags included. */
function valueOf({ source }: Page, element: Element, name: string): string | undefined {
  const found = attribute(element, name)
  return found && source.slice(found.start, found.end)
}

function isHidden(page: Page, element: Element): boolean {
  return valueOf(page, element, 'aria-hidden') === 'true'
}

function isLabelled(element: Element): boolean {
  return has(element, 'aria-label') || has(element, 'aria-labelledby')
}

/** Fields a browser names by itself, or that nobody meets. */
const NEEDS_NO_LABEL = ['hidden', 'submit', 'reset', 'button', 'image']

function isLabelledField(page: Page, elements: readonly Element[], index: number): boolean {
  const element = elements[index]
  if (!element || isLabelled(element) || has(element, 'title')) return true
  if (NEEDS_NO_LABEL.includes(valueOf(page, element, 'type') ?? '')) return true
  const id = valueOf(page, element, 'id')
  if (id !== undefined && page.labelled.has(id)) return true
  // Whoever applies the partial says its id, and has the label.
  if (id?.includes('{@args.')) return true
  return page.inLabels.has(element)
}

function isNamed(page: Page, elements: readonly Element[], index: number): boolean {
  const element = elements[index]
  if (!element || isLabelled(element) || has(element, 'title')) return true
  const inside: Element[] = []
  // One that is not closed is another fault; the next of its kind ends the search.
  for (let at = index + 1; at < elements.length; at += 1) {
    const each = elements[at]
    if (!each || each.name === element.name) return true
    if (each.name === `/${element.name}`) return namesSomething(page, element, inside, each.at)
    inside.push(each)
  }
  return true
}

function namesSomething(
  page: Page,
  element: Element,
  inside: readonly Element[],
  end: number,
): boolean {
  const named = inside.some(
    (each) => isLabelled(each) || (each.name === 'img' && valueOf(page, each, 'alt') !== ''),
  )
  if (named) return true
  let at = element.end
  for (const each of [...inside, { at: end, end }]) {
    if (isText(page, at, each.at)) return true
    at = each.end
  }
  return false
}

const LITERAL = new RegExp(`[^\\s${PRINTS}${SILENT}]`)
const APPLY = /\{[^{}]*\|apply ([^\s|}]+)[^{}]*\}|\{\.include ([^\s}]+) [^{}]*output[^{}]*\}/g

/** Whether a stretch between tags is text, or may print some. */
function isText({ source, text, printsText }: Page, start: number, end: number): boolean {
  const stretch = text.slice(start, end)
  if (LITERAL.test(stretch)) return true
  const written = source.slice(start, end)
  const applied = [...written.matchAll(APPLY)].map(([, name, other]) => name ?? other ?? '')
  if (applied.some((name) => printsText(name) !== false)) return true
  const printing = written.replaceAll(APPLY, '').match(/\{[^.#{}][^{}]*\}|\{\.eval[^{}]*\}/)
  return printing !== null
}

/** Whether markup, of a partial say, holds text outside of its tags. */
export function holdsText(source: string, printsText: PrintsText): boolean {
  const page = pageOf(source, printsText)
  let at = 0
  for (const element of [...elementsIn(page.text), { at: source.length, end: source.length }]) {
    if (isText(page, at, element.at)) return true
    at = element.end
  }
  return false
}
