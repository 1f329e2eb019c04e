import { createFacade, type Listener } from './event-facade.ts'
import { tolerateMissing } from './missing-members.ts'
import { NodeElement } from './node-element.ts'
import { readPageValue } from './page-values.ts'

/** The wrapper of an element in older templates, or of the window or the document with their root element. */
export class OlderNode extends NodeElement {
  readonly #element: Element
  readonly #source: EventTarget

  constructor(element: Element, source: EventTarget = element) {
    super(element)
    this.#element = element
    this.#source = source
  }

  static one(target: unknown): OlderNode | null {
    return findNode(document, target)
  }

  static all(selector: string): OlderNodes {
    return new OlderNodes(document.querySelectorAll(selector))
  }

  /** Creates an element from HTML. */
  static create(html: string): OlderNode | null {
    const content = parseHtml(html.trim())
    return findNode(content, content.firstElementChild)
  }

  append(child: unknown): this {
    this.#element.append(...resolveContent(child))
    return this
  }

  prepend(child: unknown): this {
    this.#element.prepend(...resolveContent(child))
    return this
  }

  /** Inserts content beside the element, in its place, or at its end. */
  insert(content: unknown, where?: unknown): this {
    const nodes = resolveContent(content)
    if (where === 'before') this.#element.before(...nodes)
    else if (where === 'after') this.#element.after(...nodes)
    else if (where === 'replace') this.#element.replaceWith(...nodes)
    else this.#element.append(...nodes)
    return this
  }

  one(selector: string): OlderNode | null {
    return findNode(this.#element, selector)
  }

  all(selector: string): OlderNodes {
    return new OlderNodes(this.#element.querySelectorAll(selector))
  }

  ancestor(selector: string): OlderNode | null {
    const found = this.#element.parentElement?.closest(selector)
    return found ? new OlderNode(found) : null
  }

  /** Listens for an event. The listener gets wrappers of the elements, and has this one as its `this`. */
  on(name: string, listener: Listener, context: unknown = this) {
    const run = (event: Event) =>
      Reflect.apply(listener, context, [createFacade(event, this, wrapTarget)])
    this.#source.addEventListener(name, run)
    return { detach: () => this.#source.removeEventListener(name, run) }
  }

  once(name: string, listener: Listener) {
    const handle = this.on(name, (event) => {
      handle.detach()
      Reflect.apply(listener, this, [event])
    })
    return handle
  }

  /** Listens for an event of the elements inside that match a selector. */
  delegate(name: string, listener: Listener, selector: string) {
    const run = (event: Event) => {
      const found = event.target instanceof Element ? event.target.closest(selector) : null
      if (!found || found === this.#element || !this.#element.contains(found)) return
      const node = new OlderNode(found)
      Reflect.apply(listener, node, [createFacade(event, node, wrapTarget)])
    }
    this.#source.addEventListener(name, run)
    return { detach: () => this.#source.removeEventListener(name, run) }
  }

  next(selector = '*'): OlderNode | null {
    return this.#step('nextElementSibling', selector)
  }

  previous(selector = '*'): OlderNode | null {
    return this.#step('previousElementSibling', selector)
  }

  contains(other: unknown): boolean {
    return resolveElements(other).some((element) => this.#element.contains(element))
  }

  setHTML(content: unknown): this {
    this.#element.replaceChildren(...resolveContent(content))
    return this
  }

  setContent(content: unknown): this {
    return this.setHTML(content)
  }

  appendTo(parent: unknown): this {
    resolveElements(parent)[0]?.append(this.#element)
    return this
  }

  /** Returns a property of the element, or a size of the page such as `winWidth`; elements are wrapped. */
  get(name: string): unknown {
    const value =
      readPageValue(name) ?? Reflect.get(this.#element, name === 'text' ? 'textContent' : name)
    if (value instanceof HTMLCollection) return new OlderNodes(value)
    return value instanceof Element ? new OlderNode(value) : value
  }

  #step(to: 'nextElementSibling' | 'previousElementSibling', selector: string): OlderNode | null {
    let found = this.#element[to]
    while (found && !found.matches(selector)) found = found[to]
    return found && new OlderNode(found)
  }
}

/** Wraps the target of an event; null if it is no element. */
const wrapTarget = (target: EventTarget | null): OlderNode | null => findNode(document, target)

/** A list of wrapped elements. */
export class OlderNodes {
  readonly #nodes: readonly OlderNode[]

  constructor(elements: Iterable<Element>) {
    this.#nodes = Array.from(elements, (element) => new OlderNode(element))
  }

  getDOMNodes(): readonly Element[] {
    return this.#nodes.map((node) => node.getDOMNode())
  }

  each(run: (node: OlderNode, index: number) => void): this {
    this.#nodes.forEach((node, index) => run(node, index))
    return this
  }

  item(index: number): OlderNode | null {
    return this.#nodes[index] ?? null
  }

  size(): number {
    return this.#nodes.length
  }

  isEmpty(): boolean {
    return this.#nodes.length === 0
  }

  indexOf(other: OlderNode): number {
    return this.#nodes.findIndex((node) => node.getDOMNode() === other.getDOMNode())
  }

  filter(selector: string): OlderNodes {
    return new OlderNodes(this.getDOMNodes().filter((element) => element.matches(selector)))
  }

  on(name: string, listener: Listener): void {
    for (const node of this.#nodes) node.on(name, listener)
  }

  toggleClass(name: string, isOn?: boolean): this {
    return this.each((node) => node.toggleClass(name, isOn))
  }

  setStyle(name: string, value: string): this {
    return this.each((node) => node.setStyle(name, value))
  }

  setStyles(values: Readonly<Record<string, string>>): this {
    return this.each((node) => node.setStyles(values))
  }

  setAttribute(name: string, value: string): this {
    return this.each((node) => node.setAttribute(name, value))
  }

  hide(): this {
    return this.each((node) => node.hide())
  }

  show(): this {
    return this.each((node) => node.show())
  }

  remove(): this {
    return this.each((node) => node.remove())
  }

  addClass(name: string): this {
    return this.each((node) => node.addClass(name))
  }

  removeClass(name: string): this {
    return this.each((node) => node.removeClass(name))
  }
}

// The end of the chains of prototypes: a member that is missing warns, and the script goes on.
Object.setPrototypeOf(NodeElement.prototype, tolerateMissing({}, 'Node'))
Object.setPrototypeOf(OlderNodes.prototype, tolerateMissing({}, 'NodeList'))

export function findNode(root: ParentNode, target: unknown): OlderNode | null {
  if (target === window || target === document)
    return new OlderNode(document.documentElement, target === window ? window : document)
  const [found] = resolveElements(target, root)
  return found ? new OlderNode(found) : null
}

/** Resolves a selector, an element or a wrapper to elements. */
export function resolveElements(target: unknown, root: ParentNode = document): readonly Element[] {
  if (typeof target === 'string') return target === '' ? [] : [...root.querySelectorAll(target)]
  if (target instanceof OlderNodes) return target.getDOMNodes()
  const element = target instanceof OlderNode ? target.getDOMNode() : target
  return element instanceof Element ? [element] : []
}

function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** Resolves HTML, an element or a wrapper to what can be inserted. */
function resolveContent(content: unknown): readonly Node[] {
  return typeof content === 'string' ? [parseHtml(content)] : resolveElements(content)
}
