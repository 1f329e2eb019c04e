import {
  type FooterElementId,
  type HeaderElementId,
  type HeaderFooter,
  type HeaderSettings,
  listFooterElements,
  listHeaderElements,
} from '../../document/header-footer.ts'
import { isEqual, type Json } from '../../json.ts'
import type { Op } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import { setIn, toJson } from './set-in.ts'

/** The header or the footer, as far as it has elements. */
type Parts = Pick<HeaderFooter, 'header' | 'footer'>

/** An element of the header or of the footer. */
type ElementAt =
  | { readonly part: 'header'; readonly id: HeaderElementId }
  | { readonly part: 'footer'; readonly id: FooterElementId }

interface Listed {
  readonly id: string
  readonly isShown: boolean
}

const show: Command<Parts, ElementAt> = {
  label: (_, { id }) => `show ${id}`,
  run: (body, at) => setShown(body, at, true),
}

const hide: Command<Parts, ElementAt> = {
  label: (_, { id }) => `hide ${id}`,
  run: (body, at) => setShown(body, at, false),
}

const move: Command<Parts, ElementAt & { readonly after: string | null }> = {
  label: (_, { id }) => `move ${id}`,
  run: (body, { part, id, after }) => {
    const elements = listParts(body, part)
    const moved = findElement(elements, id)
    if (after === id) return []
    const others = elements.filter((element) => element !== moved)
    const at = after === null ? 0 : others.indexOf(findElement(others, after)) + 1
    return setElements(body, part, others.toSpliced(at, 0, moved))
  },
}

type HeaderProps = {
  readonly [K in keyof Omit<HeaderSettings, 'elements'>]?: HeaderSettings[K] | undefined
}

/** Sets properties of the header; undefined returns one to the theme. */
const setHeader: Command<Parts, { readonly props: HeaderProps }> = {
  label: () => 'change the header',
  run: (body, { props }) => {
    if (body.header)
      return Object.entries(props).flatMap(([name, value]) => setProp(body, name, value))
    const own = Object.entries(props).filter(([, value]) => value !== undefined)
    if (own.length === 0) return []
    const value = { elements: toStored(listParts(body, 'header')), ...Object.fromEntries(own) }
    return [{ op: 'set', path: ['header'], value: toJson(value) }]
  },
}

function setProp(body: Parts, name: string, value: unknown): readonly Op[] {
  // The properties are JSON or undefined.
  return setIn(body, [], ['header', name], value as Json | undefined)
}

function setShown(body: Parts, { part, id }: ElementAt, isShown: boolean): readonly Op[] {
  const elements = listParts(body, part)
  const found = findElement(elements, id)
  const next = elements.map((each) => (each === found ? { id, isShown } : each))
  return setElements(body, part, next)
}

function listParts(body: Parts, part: 'header' | 'footer'): readonly Listed[] {
  return part === 'header' ? listHeaderElements(body) : listFooterElements(body)
}

function findElement(elements: readonly Listed[], id: string): Listed {
  const found = elements.find((element) => element.id === id)
  if (!found) throw new CommandError('This element does not exist.')
  return found
}

function setElements(
  body: Parts,
  part: 'header' | 'footer',
  elements: readonly Listed[],
): readonly Op[] {
  const value = toStored(elements)
  return isEqual(toStored(listParts(body, part)), value)
    ? []
    : setIn(body, [], [part, 'elements'], value)
}

function toStored(elements: readonly Listed[]): Json {
  return elements.map(({ id, isShown }) => (isShown ? { id } : { id, hidden: true }))
}

export const headerCommands = {
  'element.show': show,
  'element.hide': hide,
  'element.move': move,
  'header.set': setHeader,
}
